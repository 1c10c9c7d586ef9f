import type { Combobox } from '@base-ui/react/combobox';

/**
 * Escape in a box whose list is closed takes the choice and its text away in Base UI. Here it changes nothing: it is meant for the
 * dialog around.
 */
export function keepsChoice(details: Combobox.Root.ChangeEventDetails): boolean {
  const escaped = details.reason === 'escape-key';
  if (escaped) details.cancel();
  return escaped;
}
