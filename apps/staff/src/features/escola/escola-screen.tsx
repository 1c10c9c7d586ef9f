/** `/escola`: settings, notices, the survey, staff accounts and the maintenance of a school, each at its own address. */
import { usePageTitle, useSession } from '@luneta/app-shell';
import { Content, Heading, Inline, RouteTabs, Stack } from '@luneta/ui';
import { useState } from 'react';
import { useLocation } from '@luneta/app-shell/router';

import { EscolaSelect } from '../../shared/escola/escola-select.tsx';
import { useEscola } from '../../shared/escola/use-escola.ts';
import { paths } from '../../shared/paths.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { Avisos } from './avisos/avisos.tsx';
import { Configuracoes } from './configuracoes.tsx';
import { copy } from './copy.ts';
import type { FichaDaEquipe } from './equipe/ato-da-conta.tsx';
import { Equipe } from './equipe/equipe.tsx';
import { Ficha } from './equipe/ficha-da-equipe.tsx';
import { Manutencao } from './manutencao/manutencao.tsx';
import { Pesquisa } from './pesquisa/pesquisa.tsx';

export type ParteDaEscola = 'configuracao' | 'avisos' | 'pesquisa' | 'equipe' | 'manutencao';

export function EscolaScreen({ parte }: { parte: ParteDaEscola }) {
  const [ficha, setFicha] = useState<FichaDaEquipe | null>(null);
  if (ficha !== null) return <Ficha ficha={ficha} onDone={() => setFicha(null)} />;
  return <Partes parte={parte} onFicha={setFicha} />;
}

function Partes({ parte, onFicha }: { parte: ParteDaEscola; onFicha: (ficha: FichaDaEquipe) => void }) {
  const heading = usePageTitle(copy.title);
  const { search } = useLocation();
  const may = useMayCall();
  const { metadata } = useSession();
  const { escola_id = metadata?.escola_id ?? null } = useEscola();
  const tabs = [
    { href: paths.escola, label: copy.tab.configuracao, current: parte === 'configuracao', shown: true },
    { href: paths.avisos, label: copy.tab.avisos, current: parte === 'avisos', shown: may('listGestaoAvisos') },
    {
      href: paths.pesquisa,
      label: copy.tab.pesquisa,
      current: parte === 'pesquisa',
      shown: may('listPesquisaRespostas'),
    },
    { href: paths.equipe, label: copy.tab.equipe, current: parte === 'equipe', shown: may('listEquipe') },
    {
      href: paths.manutencao,
      label: copy.tab.manutencao,
      current: parte === 'manutencao',
      shown: may('getManutencaoEscola'),
    },
  ].filter(({ shown }) => shown);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Inline justify="between" align="end" wrap>
          <Heading level={1} focusable ref={heading}>
            {copy.title}
          </Heading>
          <EscolaSelect />
        </Inline>
        {tabs.length > 1 && (
          <RouteTabs
            label={copy.tabs}
            tabs={tabs.map(({ shown: _shown, ...tab }) => ({ ...tab, href: tab.href + search }))}
          />
        )}
        {escola_id !== null && parte === 'configuracao' && <Configuracoes key={escola_id} escola_id={escola_id} />}
        {escola_id !== null && parte === 'avisos' && <Avisos key={escola_id} escola_id={escola_id} />}
        {escola_id !== null && parte === 'pesquisa' && <Pesquisa key={escola_id} escola_id={escola_id} />}
        {escola_id !== null && parte === 'equipe' && <Equipe key={escola_id} escola_id={escola_id} onFicha={onFicha} />}
        {escola_id !== null && parte === 'manutencao' && <Manutencao key={escola_id} escola_id={escola_id} />}
      </Stack>
    </Content>
  );
}
