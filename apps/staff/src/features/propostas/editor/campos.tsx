/** What is asked for, and where it comes from. */
import { GENEROS_TEXTUAIS, PROPOSTA_LIMITES } from '@luneta/domain';
import { Card, Grid, Heading, NumberField, Select, Stack, TextInput } from '@luneta/ui';
import { RichEditor } from '@luneta/ui/editor';

import { copy } from './copy.ts';
import type { Campos } from './use-proposta-form.ts';

const words = copy.campos;
const GENEROS = GENEROS_TEXTUAIS.map((genero) => ({ value: genero, label: genero }));
const { linhasMenor, linhasMaior } = PROPOSTA_LIMITES;

export const Pedido = ({ form }: { form: Campos }) => (
  <Card>
    <Stack gap="e16">
      <TextInput label={words.tema} help={words.temaHelp} prose limit={300} {...form.field('titulo')} />
      <Select label={words.genero} options={GENEROS} {...form.field('genero')} />
      <Grid columns={2}>
        <NumberField label={words.min} min={1} max={linhasMaior} {...form.field('min_linhas')} />
        <NumberField label={words.max} min={linhasMenor} max={linhasMaior} {...form.field('max_linhas')} />
      </Grid>
      <RichEditor label={words.enunciado} placeholder={words.enunciadoHint} {...form.field('descricao')} />
    </Stack>
  </Card>
);

export const Origem = ({ form }: { form: Campos }) => (
  <Card as="section" labelledBy="proposta-origem">
    <Stack gap="e12">
      <Heading look="h3" id="proposta-origem">
        {words.origem}
      </Heading>
      <Grid columns={1} columnsExpanded={2}>
        <TextInput label={words.fonte} help={words.fonteHelp} optional prose {...form.field('fonte')} />
        <NumberField label={words.ano} optional min={1900} max={2200} {...form.field('ano')} />
      </Grid>
    </Stack>
  </Card>
);
