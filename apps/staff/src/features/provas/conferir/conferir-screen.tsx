/** `/provas/rascunhos/{rascunho_id}/conferir`: what a file lacks of the exam that it brought (school G11), mended place by place. */
import { conferenciaQuery } from '@luneta/api-client/gestao-conferencia';
import type { ConferenciaImportada, EstadoDoLugar } from '@luneta/api-client';
import { lazyPart, NotFoundPage, QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { useSearchParams } from '@luneta/app-shell/router';
import {
  BackBar,
  Badge,
  ButtonLink,
  Card,
  Content,
  EmptyState,
  Inline,
  LoadingLayout,
  Stack,
  Text,
  useMediaQuery,
} from '@luneta/ui';
import { Check, CloudUpload, TriangleExclamationPoint } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { buscaDosParametros } from '../../../shared/parametros-tri.ts';
import { paths } from '../../../shared/paths.ts';
import { lugarDe } from '../../../shared/prova-de-origem.ts';
import type { QuestaoDrawerProps } from '../../../shared/questao/questao-drawer.tsx';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { Chips } from './chips.tsx';
import * as css from './conferir.css.ts';
import { copy } from './copy.ts';
import { faltasOf, lugaresOf, nextOf } from './estados.ts';
import { FaltasList } from './faltas-list.tsx';
import { FaultGrid } from './fault-grid.tsx';
import { Folha, FolhaDrawer } from './folha.tsx';

/** Few questions are looked at here. */
const QuestaoDrawer = lazyPart<QuestaoDrawerProps>(
  async () => (await import('../../../shared/questao/questao-drawer.tsx')).QuestaoDrawer,
);

export function ConferirScreen({ rascunho_id }: { rascunho_id: string }) {
  return useMayCall()('getConferenciaImportada') ? <Conferir rascunho_id={rascunho_id} /> : <NotFoundPage inside />;
}

function Conferir({ rascunho_id }: { rascunho_id: string }) {
  const { api } = useServices();
  const query = useQuery(conferenciaQuery(api, rascunho_id));
  return (
    <Page>
      <QueryState query={query} loading={<LoadingLayout of="table" label={copy.loading} />}>
        {(prova) => (prova.areas.length === 0 ? <EmptyState text={copy.empty} /> : <Prova prova={prova} />)}
      </QueryState>
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  const heading = usePageTitle(copy.title);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <BackBar backHref={paths.provas} backLabel={copy.back} title={copy.title} headingRef={heading} />
        {children}
      </Stack>
    </Content>
  );
}

function Prova({ prova }: { prova: ConferenciaImportada }) {
  const wide = useMediaQuery(from.expanded);
  const may = useMayCall();
  const [estado, setEstado] = useState<EstadoDoLugar | null>(null);
  const faltas = faltasOf(prova, estado);
  const [search] = useSearchParams();
  // Who comes back from the editor finds the place again.
  const [chosen, setChosen] = useState<number | null>(lugarDe(search));
  const [vista, setVista] = useState<number | null>(null);
  // Where there is space for it, the sheet stands open at the first fault.
  const selected = chosen ?? (wide ? (faltas[0]?.numero ?? null) : null);
  const lugar = lugaresOf(prova).find(({ numero }) => numero === selected) ?? null;
  const editavel = prova.editavel && may('saveQuestao');
  const sheet = lugar && {
    prova,
    lugar,
    faltas,
    editavel,
    onSelect: setChosen,
    onVer: setVista,
    onMended: () => setChosen(nextOf(faltas, lugar.numero)?.numero ?? (wide ? lugar.numero : null)),
  };
  return (
    <Stack gap="e16">
      <Resumo prova={prova} />
      <Chips totais={prova.totais} estado={estado} onChange={setEstado} />
      {wide ? (
        <div className={css.columns}>
          <Card padding="md">
            <FaultGrid
              areas={prova.areas}
              selected={selected}
              estado={estado}
              onSelect={setChosen}
              editavel={editavel}
            />
          </Card>
          <div className={css.sheet}>{sheet ? <Folha key={selected} {...sheet} /> : <Nothing />}</div>
        </div>
      ) : (
        <>
          <FaltasList areas={prova.areas} faltas={faltas} filtered={estado !== null} onSelect={setChosen} />
          {sheet && <FolhaDrawer key={selected} {...sheet} onClose={() => setChosen(null)} />}
        </>
      )}
      {vista !== null && <QuestaoDrawer banco_questao_id={vista} onClose={() => setVista(null)} />}
    </Stack>
  );
}

const Nothing = () => (
  <Card padding="md">
    <Text tone="muted">{copy.choose}</Text>
  </Card>
);

function Resumo({ prova }: { prova: ConferenciaImportada }) {
  const may = useMayCall();
  const { totais, pronta, rascunho_id } = prova;
  return (
    <Inline justify="between" wrap gap="e12">
      <Text tone="muted" tabular>
        {copy.detail(prova)}
      </Text>
      <Inline gap="e12" wrap>
        {pronta ? (
          <Badge tone="success" icon={Check}>
            {copy.ready}
          </Badge>
        ) : (
          <Badge tone="danger" icon={TriangleExclamationPoint}>
            {copy.stops(totais.faltando + totais.gabarito_diverge)}
          </Badge>
        )}
        {prova.editavel && may('createImportacao') && (
          <ButtonLink
            size="sm"
            variant="secondary"
            icon={CloudUpload}
            href={`${paths.importacaoNova}?${buscaDosParametros({ rascunho_id })}`}
          >
            {copy.parametros}
          </ButtonLink>
        )}
        <ButtonLink size="sm" variant={pronta ? 'primary' : 'secondary'} href={paths.rascunho(rascunho_id)}>
          {copy.toExam}
        </ButtonLink>
      </Inline>
    </Inline>
  );
}
