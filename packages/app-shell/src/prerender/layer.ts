/** Names that the page, the script inside it and the app have in common: the login that stands before React does. */

/** The layer with the prerendered login. */
export const LAYER = 'pre';
/** Set on `<html>` when this visit shows no login, or when React has drawn its own: the layer is gone then. */
export const GONE = 'data-sem-login';
/** Set on the layer's form when ENTRAR was pressed before the app could take it, and on a button of the frame. */
export const PRESSED = 'data-enviado';
/** Stands for the address of the staff app, which only the configuration knows. */
export const EQUIPE = '#equipe';
/** Addresses that show something else than the login to somebody whom nobody knows. */
export const PUBLIC_PATHS: readonly string[] = ['/recuperacao_senha', '/privacy_policy', '/terms_and_conditions'];
