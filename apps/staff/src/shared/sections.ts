/**
 * The parts of the console in the order of its navigation, each with the call without which it shows nothing. Who may make
 * that call is openapi/roles.yaml's to say: a profile that may not does not find the part.
 */
import { mayCall, type StaffCall } from '@luneta/api-client/rights';
import type { IconShape } from '@luneta/ui/icons';
import {
  BookOpenText,
  CalendarDays,
  CirclePlay,
  CircleQuestionMark,
  ClipboardList,
  Flag,
  GraduationCap,
  PenLine,
  School,
  UsersRound,
} from '@luneta/ui/icons';

import { copy } from './copy.ts';
import { paths } from './paths.ts';

export type Section = {
  readonly href: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly call: StaffCall;
  /** Pressed after `g`, it leads there. */
  readonly key: string;
  /** One of the five at the foot of a phone; the others are behind 'Mais'. */
  readonly foot?: true;
  /** Other addresses that belong to it. */
  readonly also?: readonly string[];
};

export const SECTIONS: readonly Section[] = [
  { href: paths.inicio, label: copy.sections.inicio, icon: Flag, call: 'getPrimeirosPassos', key: 'i' },
  { href: paths.hoje, label: copy.sections.hoje, icon: CalendarDays, call: 'listGestaoProvas', key: 'h', foot: true },
  {
    href: paths.gestao,
    label: copy.sections.alunos,
    icon: UsersRound,
    call: 'listGestaoAcompanhamento',
    key: 'a',
    foot: true,
    also: [paths.selecao],
  },
  {
    href: paths.turmas,
    label: copy.sections.turmas,
    icon: GraduationCap,
    call: 'listGestaoTurmas',
    key: 't',
    foot: true,
  },
  {
    href: paths.provas,
    label: copy.sections.provas,
    icon: ClipboardList,
    call: 'listGestaoProvas',
    key: 'p',
    foot: true,
  },
  {
    href: paths.questoes,
    label: copy.sections.questoes,
    icon: CircleQuestionMark,
    call: 'listQuestoes',
    key: 'q',
    also: [paths.bancoQuestoes, paths.propostas],
  },
  { href: paths.redacoes, label: copy.sections.redacoes, icon: PenLine, call: 'listRedacoes', key: 'c', foot: true },
  {
    href: paths.cursos,
    label: copy.sections.cursos,
    icon: BookOpenText,
    call: 'listCursos',
    key: 'r',
    also: ['/base_conhecimentos'],
  },
  { href: paths.conteudos, label: copy.sections.conteudos, icon: CirclePlay, call: 'listConteudos', key: 'd' },
  {
    href: paths.escola,
    label: copy.sections.escola,
    icon: School,
    call: 'getConfiguracaoEscola',
    key: 'e',
    also: [paths.auditoria],
  },
];

/** The sections this profile finds. */
export const sectionsOf = (perfil: string | null): readonly Section[] =>
  SECTIONS.filter(({ call }) => mayCall(perfil, call));

/** As the foot of a phone has them: the five first, then the others in their order. */
export const footOf = <One extends Pick<Section, 'foot'>>(sections: readonly One[]): readonly One[] => [
  ...sections.filter(({ foot }) => foot),
  ...sections.filter(({ foot }) => !foot),
];

const stands = (pathname: string, part: string) => pathname === part || pathname.startsWith(`${part}/`);

/**
 * The section an address belongs to; undefined for an address of none. Files belong to the school, for who finds no such section
 * (files of questions) to the bank.
 */
export function sectionAt(pathname: string, perfil: string | null = null): Section | undefined {
  const here = SECTIONS.find(({ href, also = [] }) => [href, ...also].some((part) => stands(pathname, part)));
  const isOfBank = here !== undefined && !mayCall(perfil, here.call) && stands(pathname, paths.importacoes);
  return perfil !== null && isOfBank ? SECTIONS.find(({ href }) => href === paths.questoes) : here;
}
