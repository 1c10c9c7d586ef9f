/** What is asked: the passage, the stem, and the alternatives or how a text is marked. */
import { Grid, Segments, Stack, TextInput } from '@luneta/ui';
import { OptionEditor, RichEditor } from '@luneta/ui/editor';

import { copy } from '../copy.ts';
import type { Campos } from '../use-questao-form.ts';

const words = copy.campos;
const TIPOS = [
  { value: 'objetiva', label: words.tipos.objetiva },
  { value: 'discursiva', label: words.tipos.discursiva },
] as const;

export function Enunciado({ form }: { form: Campos }) {
  return (
    <Stack gap="e16">
      <Segments legend={words.tipo} options={TIPOS} value={form.values.tipo} onChange={(tipo) => form.set({ tipo })} />
      <RichEditor label={words.enunciado} placeholder={words.enunciadoHint} {...form.field('enunciado')} />
    </Stack>
  );
}

export function Respostas({ form }: { form: Campos }) {
  const { id, value, onChange } = form.field('alternativas');
  return (
    <Stack gap="e16">
      {form.values.tipo === 'objetiva' ? (
        <OptionEditor
          id={id}
          options={value}
          onChange={onChange}
          error={form.errorAt('alternativas')}
          errorOf={(place) => form.errorAt(`alternativas.${place}.texto`)}
        />
      ) : (
        <>
          <Grid columns={1} columnsExpanded={2}>
            <TextInput label={words.pontuacao} help={words.pontuacaoHelp} {...form.field('pontuacao')} />
          </Grid>
          <RichEditor label={words.orientacoes} help={words.orientacoesHelp} rows={3} {...form.field('orientacoes')} />
        </>
      )}
      <RichEditor label={words.comentario} help={words.comentarioHelp} rows={3} {...form.field('comentario')} />
    </Stack>
  );
}
