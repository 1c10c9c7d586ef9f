/** A legal text with format. A chunk of its own: the editor is large. */
export { RichEditor as TextoLegal } from '@luneta/ui/editor';
