import { Stack, TextInput } from '@luneta/ui';
import { RichEditor } from '@luneta/ui/editor';

import { copy } from '../copy.ts';
import type { CursoForm } from '../curso-form.ts';
import { ids, textAt, type Erro } from '../erros.ts';

/** Limits of the contract. */
const NOME_MAX = 200;
const FRASE_MAX = 500;

type Value = CursoForm['estrutura'];
export type EstruturaProps = { value: Value; erros: readonly Erro[]; onChange: (value: Value) => void };

/** Name, catch phrase, outline and the names of the three chapters. */
export function Estrutura({ value, erros, onChange }: EstruturaProps) {
  const { fields } = copy;
  const set = (part: Partial<Value>) => onChange({ ...value, ...part });
  return (
    <Stack gap="e16">
      <TextInput
        id={ids.nome_curso}
        label={fields.nome}
        prose
        maxLength={NOME_MAX}
        value={value.nome_curso}
        error={textAt(erros, ids.nome_curso)}
        onChange={(nome_curso) => set({ nome_curso })}
      />
      <TextInput
        label={fields.frase}
        help={fields.fraseHelp}
        optional
        prose
        maxLength={FRASE_MAX}
        value={value.frase_efeito}
        onChange={(frase_efeito) => set({ frase_efeito })}
      />
      <RichEditor label={fields.resumo} optional rows={3} value={value.resumo} onChange={(resumo) => set({ resumo })} />
      {value.capitulos.map((name, n) => (
        // Three chapters, each in its place.
        <TextInput
          key={n}
          id={ids.capituloNome(n)}
          label={fields.capituloNome(n + 1)}
          prose
          maxLength={NOME_MAX}
          value={name}
          error={textAt(erros, ids.capituloNome(n))}
          onChange={(next) => set({ capitulos: value.capitulos.map((old, at) => (at === n ? next : old)) })}
        />
      ))}
    </Stack>
  );
}
