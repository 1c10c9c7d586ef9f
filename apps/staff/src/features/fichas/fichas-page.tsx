/** `/escola/fichas`: access slips for whole classes, printed at once because they are kept nowhere (school G8). */
import { configuracaoQuery } from '@luneta/api-client/gestao-escolas';
import { QueryState, useServices, useSession } from '@luneta/app-shell';
import { deploymentOf, mayMakeFichas } from '@luneta/domain';
import { ButtonLink, EmptyState, LoadingLayout, useToast } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { nomeDe } from '../../shared/aluno.ts';
import { copy as words } from '../../shared/copy.ts';
import { EscolaFrame } from '../../shared/escola/escola-frame.tsx';
import { FichasScreen } from '../../shared/fichas/fichas-screen.tsx';
import { paths } from '../../shared/paths.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { useTurmas } from '../../shared/use-turmas.ts';
import { copy } from './copy.ts';
import { Pedido } from './pedido.tsx';
import type { Geradas, TurmaDaLista } from './use-gerar.ts';

export function FichasPage() {
  // Passwords live here and nowhere else: leaving the slips forgets them.
  const [geradas, setGeradas] = useState<Geradas | null>(null);
  const toast = useToast();
  if (geradas !== null) return <Prontas geradas={geradas} onDone={() => setGeradas(null)} />;
  const onDone = (made: Geradas) => {
    const some = made.missing.length > 0 || made.partes.some(({ fichas }) => fichas.fichas.length > 0);
    if (some) setGeradas(made);
    else toast.show({ tone: 'info', text: copy.nobody });
  };
  return (
    <EscolaFrame href={paths.fichas}>{(escola_id) => <Escolha escola_id={escola_id} onDone={onDone} />}</EscolaFrame>
  );
}

function Escolha({ escola_id, onDone }: { escola_id: number; onDone: (geradas: Geradas) => void }) {
  const { api } = useServices();
  const { perfil_real } = useSession();
  const query = useQuery(configuracaoQuery(api, escola_id));
  const mayChange = useMayCall()('updateConfiguracaoEscola');
  const { query: lista, turmas, walks } = useTurmas();
  const waiting = <LoadingLayout of="cards" label={copy.loading} />;
  return (
    <QueryState query={query} loading={waiting}>
      {({ nome, fichas_por = [] }) => {
        if (!mayMakeFichas(perfil_real ?? '', fichas_por))
          return (
            <EmptyState
              text={copy.notMine}
              action={mayChange && <ButtonLink href={paths.escola}>{copy.toDados}</ButtonLink>}
            />
          );
        const own = turmas.filter(({ escola_nome }) => escola_nome === nome);
        return (
          <QueryState query={lista} loading={waiting}>
            {() => {
              if (walks) return waiting;
              return own.length === 0 ? <EmptyState text={copy.noTurmas} /> : <Pedido turmas={own} onDone={onDone} />;
            }}
          </QueryState>
        );
      }}
    </QueryState>
  );
}

const nameOf = ({ serie_nome, turma_codigo }: TurmaDaLista) => words.turmaOf(serie_nome, turma_codigo);

function Prontas({ geradas: { partes, missing }, onDone }: { geradas: Geradas; onDone: () => void }) {
  const { config } = useServices();
  const parts = useMemo(
    () =>
      partes
        .filter(({ fichas: { fichas } }) => fichas.length > 0)
        .map(({ turma, fichas: { escola_nome, fichas } }) => ({
          title: nameOf(turma),
          slips: fichas.map(({ turma_aluno_id, aluno_nome, login, senha }) => ({
            id: turma_aluno_id,
            place: copy.placeOf(escola_nome, nameOf(turma)),
            name: nomeDe(aluno_nome),
            address: config.deployments[deploymentOf(turma.versao)],
            facts: [
              { term: copy.usuario, value: login },
              { term: copy.senha, value: senha, secret: true },
            ],
          })),
        })),
    [partes, config],
  );
  const [expira_em = ''] = partes.map(({ fichas }) => fichas.expira_em).sort();
  return (
    <FichasScreen
      parts={parts}
      print={parts.length > 0}
      expira_em={expira_em}
      hint={copy.hint}
      missing={missing.length > 0 ? copy.missing(missing.map(nameOf).join(', ')) : undefined}
      onDone={onDone}
    />
  );
}
