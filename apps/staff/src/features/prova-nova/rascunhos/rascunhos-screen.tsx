/** `/provas/rascunhos`: exams that are being made, with what each lacks. */
import type { RascunhoResumo } from '@luneta/api-client';
import { rascunhosQuery, setRascunhoArquivamentoMutation } from '@luneta/api-client/gestao-rascunhos';
import { errorMessage, NotFoundPage, usePageTitle, useServices } from '@luneta/app-shell';
import { search, view } from '@luneta/app-shell/filters';
import { FilterControls, List, useFilters } from '@luneta/app-shell/list';
import {
  Badge,
  Button,
  ButtonLink,
  Confirm,
  Content,
  Inline,
  Link,
  PageTitle,
  Stack,
  Text,
  useToast,
  VisuallyHidden,
  type DataColumn,
} from '@luneta/ui';
import { CircleCheck, Plus, TriangleExclamationPoint } from '@luneta/ui/icons';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { copy as arquivo } from '../../../shared/arquivo/copy.ts';
import { useEscola } from '../../../shared/escola/use-escola.ts';
import { paths } from '../../../shared/paths.ts';
import { ProvasAbas } from '../../../shared/provas-abas.tsx';
import { quando } from '../../../shared/quando.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy } from './copy.ts';

const FILTROS = {
  mostra: view(copy.mostra, copy.mostrados, 'abertos'),
  busca: search(copy.search, { placeholder: copy.searchHint }),
};

const nomeDe = ({ descricao }: RascunhoResumo) => (descricao === '' ? copy.semNome : descricao);

export function RascunhosScreen() {
  return useMayCall()('listRascunhosAvaliacao') ? <Rascunhos /> : <NotFoundPage inside />;
}

function Rascunhos() {
  const heading = usePageTitle(copy.title);
  const { api } = useServices();
  const { escola_id } = useEscola();
  const may = useMayCall();
  const relogio = useRelogio();
  const filters = useFilters(FILTROS);
  const { busca, mostra } = filters.values;
  const arquivadas = mostra === 'arquivados';
  const query = useInfiniteQuery(
    rascunhosQuery(api, {
      ...(escola_id !== undefined && { escola_id }),
      ...(busca !== '' && { busca }),
      ...(arquivadas && { arquivadas }),
    }),
  );
  const all = query.data?.pages.flatMap(({ rascunhos }) => rascunhos) ?? [];
  const rows = arquivadas ? all.filter(({ arquivado_em }) => arquivado_em !== null) : all;
  const [archiving, setArchiving] = useState<RascunhoResumo | null>(null);
  const arquivar = useArquivar(() => setArchiving(null));
  const mayWrite = may('setRascunhoArquivamento');
  const nova = may('saveRascunhoAvaliacao') && (
    <ButtonLink size="sm" icon={Plus} href={paths.provaNova}>
      {copy.nova}
    </ButtonLink>
  );
  return (
    <Content width="staff">
      <Stack gap="e16">
        <ProvasAbas aba="rascunhos" />
        <Inline justify="between" wrap gap="e12">
          <PageTitle ref={heading}>{copy.title}</PageTitle>
          {nova}
        </Inline>
        <FilterControls of={filters} label={copy.filterLabel} applyLabel={copy.apply} />
        <List
          query={query}
          rows={rows}
          filters={filters}
          words={{ ...copy, empty: arquivadas ? copy.emptyArquivados : copy.empty }}
          emptyAction={arquivadas ? undefined : nova}
          columns={columnsOf((em) => quando(em, relogio))}
          rowKey={({ rascunho_id }) => rascunho_id}
          renderActions={(row: RascunhoResumo) => (
            <Acoes
              row={row}
              mayWrite={mayWrite}
              onArquivar={() => setArchiving(row)}
              onDesarquivar={() => arquivar.send(row, false)}
            />
          )}
        />
      </Stack>
      <Confirm
        open={archiving !== null}
        title={arquivo.title(copy.oRascunho(archiving ? nomeDe(archiving) : ''))}
        confirmLabel={arquivo.archive}
        cancelLabel={arquivo.cancel}
        busy={arquivar.busy}
        error={arquivar.error}
        onConfirm={() => archiving && arquivar.send(archiving, true)}
        onCancel={() => setArchiving(null)}
      >
        {arquivo.text}
      </Confirm>
    </Content>
  );
}

function useArquivar(onDone: () => void) {
  const { api } = useServices();
  const { escola_id } = useEscola();
  const toast = useToast();
  const mutation = useMutation(setRascunhoArquivamentoMutation(api));
  return {
    busy: mutation.isPending,
    error: mutation.error === null ? undefined : errorMessage(mutation.error),
    send: ({ rascunho_id }: RascunhoResumo, arquivada: boolean) =>
      mutation.mutate(
        { rascunho_id, arquivada, ...(escola_id !== undefined && { escola_id }) },
        {
          onSuccess: () => {
            toast.show({ tone: 'success', text: arquivada ? copy.arquivado : copy.desarquivado });
            onDone();
          },
          onError: (error) => {
            if (!arquivada) toast.show({ tone: 'danger', text: errorMessage(error) });
          },
        },
      ),
  };
}

const columnsOf = (
  quandoDe: (em: string) => string,
): readonly [DataColumn<RascunhoResumo>, ...DataColumn<RascunhoResumo>[]] => [
  {
    id: 'nome',
    header: copy.nome,
    cell: (row) => (
      <Stack gap="e2">
        <Link href={paths.rascunho(row.rascunho_id)}>{nomeDe(row)}</Link>
        <Text as="span" look="small" tone="muted">
          {[row.serie_nome, copy.conteudo(row.qtde_itens, row.qtde_turmas)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    ),
  },
  { id: 'autor', header: copy.autor, cell: ({ autor_nome, meu }) => (meu ? copy.meu : autor_nome) },
  { id: 'falta', header: copy.falta, cell: (row) => <Falta row={row} /> },
  { id: 'mudanca', header: copy.mudanca, cell: ({ atualizado_em }) => quandoDe(atualizado_em) },
];

function Falta({ row: { avaliacao_conhecimento_id: exame, qtde_pendencias } }: { row: RascunhoResumo }) {
  if (exame !== null)
    return (
      <Badge tone="success" icon={CircleCheck}>
        {copy.publicada}
      </Badge>
    );
  return (
    <Badge
      tone={qtde_pendencias === 0 ? 'success' : 'warning'}
      icon={qtde_pendencias === 0 ? CircleCheck : TriangleExclamationPoint}
    >
      {copy.faltam(qtde_pendencias)}
    </Badge>
  );
}

type AcoesProps = {
  row: RascunhoResumo;
  mayWrite: boolean;
  onArquivar: () => void;
  onDesarquivar: () => void;
};

function Acoes({ row, mayWrite, onArquivar, onDesarquivar }: AcoesProps) {
  const open = mayWrite && row.avaliacao_conhecimento_id === null;
  const named = <VisuallyHidden> {nomeDe(row)}</VisuallyHidden>;
  return (
    <Inline gap="e4" wrap>
      {row.arquivado_em === null && (
        <ButtonLink variant="text" size="sm" href={paths.rascunho(row.rascunho_id)}>
          {open ? copy.continuar : copy.abrir}
          {named}
        </ButtonLink>
      )}
      {open && (
        <Button variant="text" size="sm" onClick={row.arquivado_em === null ? onArquivar : onDesarquivar}>
          {row.arquivado_em === null ? copy.arquivar : copy.desarquivar}
          {named}
        </Button>
      )}
    </Inline>
  );
}
