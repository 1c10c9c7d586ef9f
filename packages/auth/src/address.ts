/**
 * What may arrive in the address (S1 §2.2, decisions 3, 36, 36a, 37) and its removal before
 * anything else loads, so that no secret stays in history, Referer or a copied link (D10, C08).
 */
import { cleanSearch } from '@luneta/domain/endereco';

export interface AddressPort {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Replaces the address without a history entry (history.replaceState). */
  replace(url: string): void;
}

export interface HubEntry {
  token: string;
  /** The address may only switch the forced password change on, never off (decision 37). */
  should_change_password: boolean;
}

/**
 * The one-time code in `#codigo=`, removed at once. The same fragment serves the handover between
 * deployments (36a) and the recovery link of `/recuperacao_senha` (175): the caller knows by path.
 */
export function takeCode(address: AddressPort): string | null {
  const parameters = new URLSearchParams(address.hash.replace(/^#/, ''));
  if (!parameters.has('codigo')) return null;
  const codigo = parameters.get('codigo');
  parameters.delete('codigo');
  const rest = parameters.toString();
  address.replace(address.pathname + address.search + (rest === '' ? '' : `#${rest}`));
  return codigo === '' ? null : codigo;
}

/** Token of the learning hub and the forced-change flag, both removed from the address at once. */
export function takeHubEntry(address: AddressPort): HubEntry | null {
  const parameters = new URLSearchParams(address.search);
  if (!parameters.has('token') && !parameters.has('should_change_password')) return null;
  const token = parameters.get('token') ?? '';
  const should_change_password = isOn(parameters.get('should_change_password'));
  address.replace(address.pathname + cleanSearch(address.search) + address.hash);
  return token === '' ? null : { token, should_change_password };
}

function isOn(value: string | null): boolean {
  return value !== null && ['true', '1', ''].includes(value.toLowerCase());
}
