/** `/escola` and its parts: settings, notices, survey, staff accounts, maintenance. */
import { useState } from 'react';

import { EscolaFrame } from '../../shared/escola/escola-frame.tsx';
import { paths } from '../../shared/paths.ts';
import { Avisos } from './avisos/avisos.tsx';
import { Configuracoes } from './configuracoes.tsx';
import type { FichaDaEquipe } from './equipe/ato-da-conta.tsx';
import { Equipe } from './equipe/equipe.tsx';
import { Ficha } from './equipe/ficha-da-equipe.tsx';
import { Manutencao } from './manutencao/manutencao.tsx';
import { Pesquisa } from './pesquisa/pesquisa.tsx';

export function ConfiguracaoPage() {
  return <EscolaFrame href={paths.escola}>{(escola_id) => <Configuracoes escola_id={escola_id} />}</EscolaFrame>;
}

export function AvisosPage() {
  return <EscolaFrame href={paths.avisos}>{(escola_id) => <Avisos escola_id={escola_id} />}</EscolaFrame>;
}

export function PesquisaPage() {
  return <EscolaFrame href={paths.pesquisa}>{(escola_id) => <Pesquisa escola_id={escola_id} />}</EscolaFrame>;
}

/** A slip takes the whole page, so that only it is printed. */
export function EquipePage() {
  const [ficha, setFicha] = useState<FichaDaEquipe | null>(null);
  if (ficha !== null) return <Ficha ficha={ficha} onDone={() => setFicha(null)} />;
  return (
    <EscolaFrame href={paths.equipe}>{(escola_id) => <Equipe escola_id={escola_id} onFicha={setFicha} />}</EscolaFrame>
  );
}

export function ManutencaoPage() {
  return <EscolaFrame href={paths.manutencao}>{(escola_id) => <Manutencao escola_id={escola_id} />}</EscolaFrame>;
}
