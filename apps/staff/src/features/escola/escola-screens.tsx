/** `/escola` and its parts: settings, notices, survey, staff accounts, maintenance. A part whose call the profile may not make is unknown. */
import { NotFoundPage } from '@luneta/app-shell';

import { EscolaScreen } from './escola-screen.tsx';
import { useMayCall } from '../../use-may-call.ts';

export function Component() {
  return <EscolaScreen parte="configuracao" />;
}

export function AvisosRoute() {
  return useMayCall()('listGestaoAvisos') ? <EscolaScreen parte="avisos" /> : <NotFoundPage inside />;
}

export function PesquisaRoute() {
  return useMayCall()('listPesquisaRespostas') ? <EscolaScreen parte="pesquisa" /> : <NotFoundPage inside />;
}

export function EquipeRoute() {
  return useMayCall()('listEquipe') ? <EscolaScreen parte="equipe" /> : <NotFoundPage inside />;
}

export function ManutencaoRoute() {
  return useMayCall()('getManutencaoEscola') ? <EscolaScreen parte="manutencao" /> : <NotFoundPage inside />;
}
