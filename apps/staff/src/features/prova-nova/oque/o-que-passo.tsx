/** What the exam is: its name, its place in the year, and how it is taken. */
import { anosLetivosQuery, emUso, seriesQuery } from '@luneta/api-client/estrutura';
import { useServices } from '@luneta/app-shell';
import { sends } from '@luneta/app-shell/form';
import {
  ButtonLink,
  Card,
  Grid,
  Heading,
  Note,
  RadioCards,
  Segments,
  Select,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import type { PassoProps } from '../partes/passo.ts';
import { copy } from './copy.ts';

const ESPECIES = (['prova', 'atividade', 'marco'] as const).map((value) => ({ value, label: copy.especies[value] }));
const RESPONDE = (['versao', 'sim', 'nao'] as const).map((value) => ({ value, label: copy.respondeOpcoes[value] }));
const NOME_MAX = 120;
const INSTRUCOES_MAX = 5000;

export function OQuePasso({ form, escola_id }: PassoProps) {
  const { especie, tipo_aplicacao, dias, turmas } = form.values;
  const perde = especie === 'marco' && (turmas.length > 0 || dias.some(({ itens }) => itens.length > 0));
  return (
    <form noValidate onSubmit={sends(form)} aria-label={copy.sobre}>
      <Stack gap="e16">
        <Card as="section" labelledBy="prova-sobre">
          <Stack gap="e16">
            <Heading look="h3" id="prova-sobre">
              {copy.sobre}
            </Heading>
            <TextInput
              label={copy.nome}
              help={copy.nomeHelp}
              placeholder={copy.nomeHint}
              prose
              maxLength={NOME_MAX}
              {...form.field('descricao')}
            />
            <Grid columns={1} columnsExpanded={2} gap="e16">
              <Ciclo form={form} escola_id={escola_id} />
              <Serie form={form} escola_id={escola_id} />
              <TextInput label={copy.nota} help={copy.notaHelp} inputMode="decimal" {...form.field('nota_maxima')} />
              <TextInput label={copy.codigo} help={copy.codigoHelp} maxLength={60} {...form.field('codigo')} />
            </Grid>
            <Stack gap="e4">
              <Segments
                legend={copy.especie}
                showLegend
                options={ESPECIES}
                value={especie}
                onChange={(value) => form.set({ especie: value })}
              />
              <Text look="small" tone="muted">
                {copy.especieHelp[especie]}
              </Text>
            </Stack>
            {perde && <Note tone="warning">{copy.marcoPerde}</Note>}
          </Stack>
        </Card>
        {especie !== 'marco' && (
          <Card as="section" labelledBy="prova-regras">
            <Stack gap="e16">
              <Heading look="h3" id="prova-regras">
                {copy.regras}
              </Heading>
              <RadioCards
                beside
                legend={copy.aplicacao}
                options={copy.aplicacoes}
                value={tipo_aplicacao}
                onChange={(value) => form.set({ tipo_aplicacao: value })}
              />
              {tipo_aplicacao === 'Online' ? (
                <Switch label={copy.embaralhar} help={copy.embaralharHelp} {...form.toggle('embaralhar')} />
              ) : (
                <Text look="small" tone="muted">
                  {copy.soOnline}
                </Text>
              )}
              <Select label={copy.responde} options={RESPONDE} {...form.field('responde')} />
              <Textarea
                label={copy.instrucoes}
                help={copy.instrucoesHelp}
                limit={INSTRUCOES_MAX}
                {...form.field('instrucoes')}
              />
            </Stack>
          </Card>
        )}
      </Stack>
    </form>
  );
}

type ChoiceProps = Pick<PassoProps, 'form' | 'escola_id'>;

function Ciclo({ form, escola_id }: ChoiceProps) {
  const { api } = useServices();
  const may = useMayCall();
  const { data, isPending } = useQuery({
    ...anosLetivosQuery(api, escola_id ?? 0),
    enabled: escola_id !== null,
  });
  const ciclos = (data ?? [])
    .filter(({ situacao }) => situacao !== 'encerrado')
    .flatMap(({ ano, ciclos: own }) => own.map((one) => ({ ...one, ano })));
  const field = form.field('ciclo');
  const options = [
    { value: '', label: copy.escolha },
    ...ciclos.map(({ ciclo_id, numero_referencia, ano }) => ({
      value: String(ciclo_id),
      label: copy.cicloOf(numero_referencia, ano),
    })),
  ];
  if (data !== undefined && ciclos.length === 0)
    return (
      <Note
        tone="warning"
        action={
          may('saveAnoLetivo') && (
            <ButtonLink size="sm" variant="secondary" href={paths.anoLetivo}>
              {copy.anoLetivo}
            </ButtonLink>
          )
        }
      >
        {copy.semCicloHelp}
      </Note>
    );
  return <Select label={copy.ciclo} options={options} loading={isPending} {...field} />;
}

function Serie({ form, escola_id }: ChoiceProps) {
  const { api } = useServices();
  const { data, isPending } = useQuery({ ...seriesQuery(api, escola_id ?? 0), enabled: escola_id !== null });
  const options = [
    { value: '', label: copy.todas },
    ...emUso(data ?? []).map(({ serie_id, nome }) => ({ value: String(serie_id), label: nome })),
  ];
  return <Select label={copy.serie} options={options} loading={isPending} {...form.field('serie')} />;
}
