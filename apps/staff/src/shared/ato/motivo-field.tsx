/** Asks why an act of staff is done, wherever the contract wants a reason: the audit keeps it. */
import { Textarea, type TextareaProps } from '@luneta/ui';

import { copy } from './copy.ts';
import { MOTIVO_MAX } from './motivo.ts';

type MotivoFieldProps = Pick<TextareaProps, 'value' | 'onChange' | 'disabled'> & {
  id?: string;
  error: string | undefined;
  /** Where the reason is kept, or an example of one. */
  help?: string;
};

export const MotivoField = ({ help = copy.motivoHelp, ...field }: MotivoFieldProps) => (
  <Textarea label={copy.motivo} help={help} rows={2} limit={MOTIVO_MAX} {...field} />
);
