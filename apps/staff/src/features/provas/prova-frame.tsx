/** Head of the screens about one exam of one class: its name, state, day, parts, and what can be done with it. */
import { QueryState, usePageTitle } from '@luneta/app-shell';
import type { GestaoProva, GestaoProvaDia } from '@luneta/api-client';
import { formatDurationTight } from '@luneta/domain/duracao-curta';
import {
  ActionBar,
  BackBar,
  Badge,
  Breadcrumb,
  Content,
  Inline,
  LoadingLayout,
  PageTitle,
  RouteTabs,
  Segments,
  Stack,
  Text,
  useMediaQuery,
  VisuallyHidden,
} from '@luneta/ui';
import { Timer } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useState, type ReactNode } from 'react';
import { useLocation } from '@luneta/app-shell/router';

import { paths } from '../../shared/paths.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { useRelogio } from '../../shared/use-relogio.ts';
import { copy as words, situacaoDe } from './copy.ts';
import { diaDe } from './dia.ts';
import { ProvaAusente } from './prova-ausente.tsx';
import { copy } from './prova-copy.ts';
import { SituacaoBadge } from './situacao-badge.tsx';
import { useTempo } from './tempo.ts';
import { useDia, useProva } from './use-prova.ts';

export type ProvaDia = { prova: GestaoProva; dia: GestaoProvaDia };

export type ProvaFrameProps = {
  turma_avaliacao_id: number;
  /** Buttons beside the title. */
  renderActions?: ((at: ProvaDia) => ReactNode) | undefined;
  children: (at: ProvaDia) => ReactNode;
};

export function ProvaFrame({ turma_avaliacao_id, renderActions, children }: ProvaFrameProps) {
  const { query, prova } = useProva(turma_avaliacao_id);
  return (
    <Content width="staff">
      <QueryState query={query} heading={copy.loading} loading={<LoadingLayout of="table" label={copy.loading} />}>
        {() =>
          prova ? (
            <Found prova={prova} renderActions={renderActions}>
              {children}
            </Found>
          ) : (
            <ProvaAusente />
          )
        }
      </QueryState>
    </Content>
  );
}

function Found({
  prova,
  renderActions,
  children,
}: { prova: GestaoProva } & Pick<ProvaFrameProps, 'renderActions' | 'children'>) {
  const { asked, set } = useDia();
  const [openedMs] = useState(Date.now);
  const wide = useMediaQuery(from.expanded);
  const dia = diaDe(prova, asked, openedMs);
  if (!dia) return <ProvaAusente />;
  const at = { prova, dia };
  const actions = renderActions?.(at);
  return (
    <Stack gap={wide ? 'e16' : 'e8'}>
      {wide ? <Head at={at} actions={actions} /> : <PhoneHead at={at} />}
      {prova.dias.length > 1 && prova.dias.length <= 4 && (
        <Segments
          legend={copy.dia}
          value={String(dia.dia_prova)}
          options={prova.dias.map(({ dia_prova }) => ({ value: String(dia_prova), label: words.dia(dia_prova) }))}
          onChange={set}
        />
      )}
      <Tabs prova={prova} />
      {children(at)}
      {!wide && (
        <>
          <Quando at={at} />
          {actions && <ActionBar overBar>{actions}</ActionBar>}
        </>
      )}
    </Stack>
  );
}

type HeadProps = { at: ProvaDia };

/** Which class, which day, when. */
function Quando({ at: { prova, dia } }: HeadProps) {
  const { janela } = useTempo();
  return (
    <Text tone="muted">
      {[
        words.turma(prova.serie_nome, prova.turma_codigo),
        ...(prova.dias.length > 1 ? [words.dia(dia.dia_prova)] : []),
        janela(dia.data_hora_inicial, dia.disponivel_ate),
      ].join(' · ')}
    </Text>
  );
}

function Head({ at, actions }: HeadProps & { actions: ReactNode }) {
  const { prova } = at;
  const heading = usePageTitle(`${prova.descricao}, ${prova.turma_codigo}`);
  return (
    <>
      <Breadcrumb
        parents={[
          { label: copy.parents, href: paths.provas },
          { label: prova.descricao, href: paths.exame(prova.avaliacao_conhecimento_id) },
        ]}
        current={prova.turma_codigo}
      />
      <Inline justify="between" wrap gap="e12">
        <Stack gap="e4">
          <Inline gap="e12" wrap>
            <PageTitle ref={heading}>{prova.descricao}</PageTitle>
            <SituacaoBadge situacao={situacaoDe(prova)} />
          </Inline>
          <Quando at={at} />
        </Stack>
        {actions}
      </Inline>
    </>
  );
}

/** 56 px: the way back, the class, the exam, and how long it still runs. */
function PhoneHead({ at: { prova, dia } }: HeadProps) {
  const heading = usePageTitle(`${prova.descricao}, ${prova.turma_codigo}`);
  const { nowMs } = useRelogio();
  const leftSeconds = (Date.parse(dia.disponivel_ate) - nowMs) / 1000;
  return (
    <BackBar
      backHref={paths.exame(prova.avaliacao_conhecimento_id)}
      backLabel={copy.wholeExam}
      title={copy.turma(prova.turma_codigo)}
      subtitle={[prova.descricao, ...(prova.dias.length > 1 ? [words.dia(dia.dia_prova)] : [])].join(', ')}
      headingRef={heading}
      action={
        situacaoDe(prova) === 'aberta' && leftSeconds > 0 ? (
          <Badge tone="info" icon={Timer}>
            <VisuallyHidden>{copy.left} </VisuallyHidden>
            {formatDurationTight(leftSeconds)}
          </Badge>
        ) : (
          <SituacaoBadge situacao={situacaoDe(prova)} />
        )
      }
    />
  );
}

const RUNS: ReadonlySet<GestaoProva['situacao']> = new Set(['agendada', 'aberta']);

function Tabs({ prova }: { prova: GestaoProva }) {
  const { pathname, search } = useLocation();
  const may = useMayCall();
  const wide = useMediaQuery(from.expanded);
  const { turma_avaliacao_id, tipo_aplicacao, situacao, qtde_fora_do_prazo = 0, qtde_duas_respostas = 0 } = prova;
  const tabs = [
    {
      path: paths.prova(turma_avaliacao_id),
      label: tipo_aplicacao === 'Presencial' ? copy.alunos : copy.aoVivo,
      shown: true,
    },
    {
      path: paths.provaPapel(turma_avaliacao_id),
      label: qtde_duas_respostas > 0 ? copy.papelOf(qtde_duas_respostas) : copy.papel,
      shown: tipo_aplicacao !== 'Online' && may('getGradeRespostas'),
    },
    {
      path: paths.provaAtrasadas(turma_avaliacao_id),
      label: qtde_fora_do_prazo > 0 ? copy.atrasadasOf(qtde_fora_do_prazo) : copy.atrasadas,
      // While an exam runs on a phone, what is not there takes no line.
      shown:
        may('listForaDoPrazo') &&
        (wide ||
          qtde_fora_do_prazo > 0 ||
          !RUNS.has(situacao) ||
          pathname === paths.provaAtrasadas(turma_avaliacao_id)),
    },
  ];
  const found = tabs.filter(({ shown }) => shown);
  // One part alone is the page itself.
  if (found.length < 2) return null;
  return (
    <RouteTabs
      label={copy.tabs}
      tabs={found.map(({ path, label }) => ({ href: `${path}${search}`, label, current: pathname === path }))}
    />
  );
}
