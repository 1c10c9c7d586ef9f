/** The choice of a drawing. A file of its own: it comes with the first press of its button. */
export { AvatarPicker } from '@luneta/ui';
