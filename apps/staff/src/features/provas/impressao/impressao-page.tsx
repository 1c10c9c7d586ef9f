/** Chooses what of an exam is printed, shows it as it will be, and opens the browser's own printing. */
import { ApiError, type Impressao } from '@luneta/api-client';
import { QueryState, useConta } from '@luneta/app-shell';
import { formatData } from '@luneta/domain';
import { Button, EmptyState, LoadingLayout, Note, Stack, Text } from '@luneta/ui';
import { Printer } from '@luneta/ui/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { useRelogio } from '../../../shared/use-relogio.ts';
import { CadernoImpresso } from './caderno-impresso.tsx';
import { copy, type Papel } from './copy.ts';
import { EscolhasPanel, isDaTurma } from './escolhas-panel.tsx';
import { FolhasImpressas } from './folhas-impressas.tsx';
import * as css from './impressao.css.ts';
import { GabaritoImpresso, NumerosImpressos, PresencaImpressa } from './tabelas-impressas.tsx';
import type { Escolhas } from './use-escolhas.ts';
import { useLargas } from './use-largas.ts';

type ImpressaoPageProps = {
  /** What there is to choose from. */
  base: UseQueryResult<Impressao>;
  /** What is printed. Null: a class is still to be chosen. */
  documento: UseQueryResult<Impressao> | null;
  papeis: readonly Papel[];
  escolhas: Escolhas;
  onChange: (change: Partial<Escolhas>) => void;
};

const MAX_BRANCAS = 50;
const brancasOf = (text: string) =>
  /^\d{1,2}$/u.test(text.trim()) && Number(text) <= MAX_BRANCAS ? Number(text) : null;

export function ImpressaoPage({ base, documento, papeis, escolhas, onChange }: ImpressaoPageProps) {
  const [brancas, setBrancas] = useState('2');
  const box = useRef<HTMLDivElement>(null);
  const largas = useLargas(box);
  const waiting = <LoadingLayout of="cards" label={copy.loading} />;
  const count = brancasOf(brancas);
  const { papel } = escolhas;
  const ready = documento?.data !== undefined && (papel !== 'folhas' || count !== null);
  return (
    <Refused query={base}>
      <QueryState query={base} loading={waiting}>
        {(of) => (
          <Stack gap="e16">
            <div className={css.screenOnly}>
              <EscolhasPanel
                of={of}
                papeis={papeis}
                escolhas={escolhas}
                onChange={onChange}
                brancas={brancas}
                brancasError={count === null ? copy.brancasError : undefined}
                onBrancas={setBrancas}
              />
              {papeis.length > 1 && <Text tone="muted">{copy.order}</Text>}
              {documento === null && (
                <Note tone="info">{of.turmas.length === 0 ? copy.noneTurma : copy.needsTurma}</Note>
              )}
              {papel === 'caderno' && largas.length > 0 && <Note tone="warning">{copy.wide(largas)}</Note>}
              {ready && (
                <Stack gap="e8" align="start">
                  <Button icon={Printer} onClick={() => void printed(box.current)}>
                    {copy.print}
                  </Button>
                  <Text tone="muted" look="small">
                    {copy.printHint}
                  </Text>
                </Stack>
              )}
            </div>
            <div ref={box}>
              {documento && (
                <Refused query={documento}>
                  <QueryState query={documento} loading={waiting}>
                    {(impressao) => <Documento impressao={impressao} escolhas={escolhas} brancas={count ?? 0} />}
                  </QueryState>
                </Refused>
              )}
            </div>
          </Stack>
        )}
      </QueryState>
    </Refused>
  );
}

/** Why the server does not give it, in its own words. */
function Refused({ query, children }: { query: UseQueryResult<Impressao>; children: React.ReactNode }) {
  const { error, data } = query;
  const refused = data === undefined && error instanceof ApiError && error.status === 403;
  return refused ? <EmptyState text={error.erro} /> : children;
}

type DocumentoProps = { impressao: Impressao; escolhas: Escolhas; brancas: number };

function Documento({ impressao, escolhas, brancas }: DocumentoProps) {
  const { nome } = useConta();
  const { nowMs, zone } = useRelogio();
  const printed = copy.impressaPor(formatData(nowMs, zone), nome);
  const { papel, tamanho, colunas } = escolhas;
  const { turma, itens, proposta } = impressao;
  if (itens.length === 0 && (papel !== 'caderno' || proposta === null) && papel !== 'presenca')
    return <EmptyState text={copy.empty} />;
  if (papel === 'caderno') return <CadernoImpresso impressao={impressao} tamanho={tamanho} colunas={colunas} />;
  if (papel === 'gabarito') return <GabaritoImpresso impressao={impressao} printed={printed} />;
  if (papel === 'tabela') return <NumerosImpressos impressao={impressao} printed={printed} />;
  if (!turma || !isDaTurma(papel)) return null;
  return papel === 'folhas' ? (
    <FolhasImpressas impressao={impressao} turma={turma} brancas={brancas} printed={printed} />
  ) : (
    <PresencaImpressa impressao={impressao} printed={printed} />
  );
}

/** Opens the browser's own printing, once letters and pictures are there. A picture that does not come is no reason to wait. */
async function printed(box: HTMLElement | null) {
  await document.fonts.ready;
  await Promise.allSettled([...(box?.querySelectorAll('img') ?? [])].map((image) => image.decode()));
  window.print();
}
