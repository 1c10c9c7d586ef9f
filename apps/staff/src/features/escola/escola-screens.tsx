/** `/escola` and its parts: settings, notices, survey, staff accounts, maintenance. A part whose call the profile may not make is unknown. */
import { NotFoundPage } from '@luneta/app-shell';

import { EscolaScreen } from './escola-screen.tsx';
import { useMayCall } from '../../shared/use-may-call.ts';

export function ConfiguracaoPage() {
  return <EscolaScreen parte="configuracao" />;
}

export function AvisosPage() {
  return useMayCall()('listGestaoAvisos') ? <EscolaScreen parte="avisos" /> : <NotFoundPage inside />;
}

export function PesquisaPage() {
  return useMayCall()('listPesquisaRespostas') ? <EscolaScreen parte="pesquisa" /> : <NotFoundPage inside />;
}

export function EquipePage() {
  return useMayCall()('listEquipe') ? <EscolaScreen parte="equipe" /> : <NotFoundPage inside />;
}

export function ManutencaoPage() {
  return useMayCall()('getManutencaoEscola') ? <EscolaScreen parte="manutencao" /> : <NotFoundPage inside />;
}
