/**
 * The pages of the section 'Escola' in the order of their tabs, each with the call without which it shows nothing. A new
 * page is a line here, and stands in `EscolaFrame`.
 */
import type { StaffCall } from '@luneta/api-client/rights';

import { paths } from '../paths.ts';

export type EscolaParte = {
  readonly href: string;
  /** On its tab. */
  readonly label: string;
  /** Heading and title of the page. Default: the name of its tab. */
  readonly title?: string;
  readonly call: StaffCall;
};

export const ESCOLA_PARTES: readonly EscolaParte[] = [
  { href: paths.escola, label: 'Dados', title: 'Dados da escola', call: 'getConfiguracaoEscola' },
  { href: paths.anoLetivo, label: 'Ano letivo', call: 'listAnosLetivos' },
  { href: paths.sedes, label: 'Sedes', call: 'listSedes' },
  { href: paths.series, label: 'Séries', call: 'listSeries' },
  { href: paths.equipe, label: 'Equipe', call: 'listEquipe' },
  { href: paths.importacoes, label: 'Importações', call: 'listImportacoes' },
  { href: paths.fichas, label: 'Fichas de acesso', call: 'createFichas' },
  { href: paths.consentimentos, label: 'Consentimentos', call: 'listConsentimentos' },
  { href: paths.avisos, label: 'Avisos', call: 'listGestaoAvisos' },
  { href: paths.pesquisa, label: 'Pesquisa', call: 'listPesquisaRespostas' },
  { href: paths.manutencao, label: 'Manutenção', call: 'getManutencaoEscola' },
  { href: paths.auditoria, label: 'Auditoria', call: 'listAuditoria' },
];
