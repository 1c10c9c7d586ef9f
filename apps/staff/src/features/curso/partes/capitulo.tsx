import { RichEditor } from '@luneta/ui/editor';

import { copy } from '../copy.ts';
import { ids } from '../erros.ts';

export type CapituloProps = { n: number; value: string; error: string | undefined; onChange: (html: string) => void };

/** The text of one chapter: it fills its part. */
export function Capitulo({ n, value, error, onChange }: CapituloProps) {
  return (
    <RichEditor
      id={ids.capitulo(n)}
      label={copy.fields.capitulo(n + 1)}
      hideLabel
      flush
      rows={8}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
