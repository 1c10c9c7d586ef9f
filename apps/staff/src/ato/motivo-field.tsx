/** Asks why an act of staff is done, wherever the contract wants a reason: the audit keeps it. */
import { Textarea } from '@luneta/ui';

import { copy } from './copy.ts';
import { MOTIVO_MAX, motivoError } from './motivo.ts';

type MotivoFieldProps = {
  value: string;
  onChange: (motivo: string) => void;
  /** Somebody tried to send: the field says what is wrong. */
  tried: boolean;
  /** Where the reason is kept, or an example of one. */
  help?: string;
  disabled?: boolean;
};

export function MotivoField({ value, tried, help = copy.motivoHelp, ...field }: MotivoFieldProps) {
  const error = tried ? motivoError(value) : undefined;
  return (
    <Textarea label={copy.motivo} help={help} rows={2} limit={MOTIVO_MAX} value={value} error={error} {...field} />
  );
}
