/** Why a staff act is done; the audit keeps it, so it is asked wherever the contract wants one. */
import { Textarea } from '@luneta/ui';

/** The contract's bounds of a reason. */
const [MIN, MAX] = [5, 500];

type MotivoWords = { motivo: string; motivoHelp: string; motivoShort: string; motivoLong: string };

/** What is wrong with a reason, in words; nothing when it can be sent. */
export function motivoError(motivo: string, copy: MotivoWords): string | undefined {
  const { length } = motivo.trim();
  if (length < MIN) return copy.motivoShort;
  return length > MAX ? copy.motivoLong : undefined;
}

type MotivoFieldProps = {
  copy: MotivoWords;
  value: string;
  onChange: (motivo: string) => void;
  disabled: boolean;
  error: string | undefined;
};

export function MotivoField({ copy, error, ...field }: MotivoFieldProps) {
  return <Textarea label={copy.motivo} help={copy.motivoHelp} rows={2} limit={MAX} error={error} {...field} />;
}
