/** The bank as tabs: questions first, then what they are made of and found by, then essay proposals. */
import { RouteTabs } from '@luneta/ui';

import { paths } from '../paths.ts';

const TABS = [
  { href: paths.questoes, label: 'Questões', parte: null },
  { href: paths.textosBase, label: 'Textos-base', parte: 'textosBase' },
  { href: paths.propostas, label: 'Propostas de redação', parte: 'propostas' },
  { href: paths.materias, label: 'Matérias', parte: 'materias' },
  { href: paths.objetos, label: 'Objetos de conhecimento', parte: 'objetos' },
  { href: paths.habilidades, label: 'Habilidades', parte: 'habilidades' },
  { href: paths.etiquetas, label: 'Etiquetas', parte: 'etiquetas' },
] as const;

export type Parte = Exclude<(typeof TABS)[number]['parte'], null>;

/** @param parte the one in sight; null for the questions */
export const BancoTabs = ({ parte }: { parte: Parte | null }) => (
  <RouteTabs
    label="Partes do banco"
    tabs={TABS.map(({ href, label, parte: own }) => ({ href, label, current: own === parte }))}
  />
);
