/** `/provas/avaliacoes/{avaliacao_conhecimento_id}/horarios`: classes, windows and durations of a published exam (rule MON-2). */
import type { AvaliacaoGestao } from '@luneta/api-client';
import { QueryState, usePageTitle } from '@luneta/app-shell';
import { Form, FormFailure, FormSaveBar } from '@luneta/app-shell/form';
import {
  Breadcrumb,
  ButtonLink,
  Card,
  Content,
  EmptyState,
  Fieldset,
  Grid,
  Heading,
  LoadingLayout,
  Note,
  NumberField,
  PageTitle,
  Stack,
  Text,
} from '@luneta/ui';

import { AvisoGuardado } from '../../../shared/guardado/avisos.tsx';
import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { useAvaliacao } from '../exame/use-avaliacao.ts';
import { copy } from './copy.ts';
import { NovaTurma } from './nova-turma.tsx';
import { TurmaCard } from './turma-card.tsx';
import { useHorarios, type HorariosForm } from './use-horarios.ts';

export function HorariosScreen({ avaliacao_conhecimento_id }: { avaliacao_conhecimento_id: number }) {
  const query = useAvaliacao(avaliacao_conhecimento_id);
  const heading = usePageTitle(copy.title);
  const exame = paths.exame(avaliacao_conhecimento_id);
  const descricao = query.data?.descricao;
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Breadcrumb
          parents={[
            { label: copy.provas, href: paths.provas },
            ...(descricao === undefined ? [] : [{ label: descricao, href: exame }]),
          ]}
          current={copy.title}
        />
        <Stack gap="e4">
          <PageTitle ref={heading}>{copy.title}</PageTitle>
          {descricao !== undefined && <Text tone="muted">{descricao}</Text>}
        </Stack>
        <QueryState query={query} loading={<LoadingLayout of="table" label={copy.loading} />}>
          {(avaliacao) => <Found avaliacao={avaliacao} />}
        </QueryState>
      </Stack>
    </Content>
  );
}

function Found({ avaliacao }: { avaliacao: AvaliacaoGestao }) {
  const may = useMayCall();
  if (may('setAvaliacaoTurmas') && avaliacao.pode.mudar_turmas) return <Horarios avaliacao={avaliacao} />;
  return (
    <EmptyState
      title={copy.closed}
      text={copy.closedWhy}
      action={
        <ButtonLink href={paths.exame(avaliacao.avaliacao_conhecimento_id)} variant="secondary">
          {copy.back}
        </ButtonLink>
      }
    />
  );
}

function Horarios({ avaliacao }: { avaliacao: AvaliacaoGestao }) {
  const { form, guardado } = useHorarios(avaliacao);
  const { turmas } = form.values;
  return (
    <Stack gap="e16">
      <AvisoGuardado guardado={guardado} lost={copy.discardText} />
      <Note tone="info">{avaliacao.fase === 'antes' ? copy.antes : copy.durante}</Note>
      <Form of={form} label={copy.title} guard>
        <Duracoes form={form} avaliacao={avaliacao} />
        <Fieldset id={form.idOf('turmas')} legend={copy.title} hideLegend error={form.errorAt('turmas')}>
          {turmas.length === 0 && <Text>{copy.none}</Text>}
          <Stack as="ul" gap="e12">
            {turmas.map((linha, at) => (
              <TurmaCard key={linha.turma_id} form={form} avaliacao={avaliacao} linha={linha} at={at} />
            ))}
          </Stack>
        </Fieldset>
        <NovaTurma form={form} avaliacao={avaliacao} />
        <FormFailure of={form} />
        <FormSaveBar of={form} group={copy.group} />
      </Form>
    </Stack>
  );
}

function Duracoes({ form, avaliacao }: { form: HorariosForm; avaliacao: AvaliacaoGestao }) {
  const { duracoes } = form.values;
  const { dias } = avaliacao;
  return (
    <Card padding="md">
      <Stack gap="e12">
        <Heading look="h3">{copy.duration}</Heading>
        <Grid columnsExpanded={3} gap="e12" align="start">
          {duracoes.map(({ dia_prova, minutos }, n) => {
            const stored = dias.find((dia) => dia.dia_prova === dia_prova)?.duracao_minutos ?? 0;
            return (
              <NumberField
                key={dia_prova}
                id={form.idOf(`duracoes.${n}`)}
                label={copy.durationOf(dia_prova, dias.length)}
                help={copy.durationHelp(stored)}
                min={stored}
                max={600}
                step={5}
                value={minutos}
                error={form.errorAt(`duracoes.${n}`)}
                onChange={(value) =>
                  form.set({ duracoes: duracoes.map((dia, k) => (k === n ? { ...dia, minutos: value } : dia)) })
                }
              />
            );
          })}
        </Grid>
      </Stack>
    </Card>
  );
}
