/**
 * What a profile may and may not do, in three lines for who gives it. It is read from the rights of the contract and the
 * profiles of the domain, so a line changes with them. Pure.
 */
import { mayCall, mayChange, type StaffCall } from '@luneta/api-client/rights';
import { modosOf, scopeOf, type StaffPerfil } from '@luneta/domain';

import { copy } from './copy.ts';

export type Direito = { readonly pode: boolean; readonly texto: string };

type Ato = { readonly texto: string; readonly may: (perfil: StaffPerfil) => boolean };
const byCall =
  (call: StaffCall) =>
  (perfil: StaffPerfil): boolean =>
    mayCall(perfil, call);

/** In the order in which they tell profiles apart. */
const ATOS: readonly Ato[] = [
  { texto: copy.rights.senhas, may: byCall('resetSenhasTurma') },
  { texto: copy.rights.agir, may: (perfil) => modosOf(perfil).includes('aluno') },
  { texto: copy.rights.equipe, may: byCall('createMembroEquipe') },
  { texto: copy.rights.configuracao, may: byCall('updateConfiguracaoEscola') },
  { texto: copy.rights.correcao, may: byCall('saveCorrecaoRedacao') },
  { texto: copy.rights.tempo, may: byCall('createProrrogacao') },
  { texto: copy.rights.liberar, may: byCall('setLiberacao') },
];
const SHOWN = 2;

const joined = (texts: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('pt-BR', { type }).format(texts);

/** @param turmas codes of the classes of a teacher */
export function direitosOf(perfil: StaffPerfil, turmas: readonly string[]): readonly Direito[] {
  const own = scopeOf(perfil) === 'own_classes';
  const place = {
    self: '',
    own_classes: turmas.length === 0 ? copy.rights.asTurmas : joined(turmas, 'conjunction'),
    own_schools: copy.rights.aEscola,
    assigned_schools: copy.rights.asEscolas,
    all: copy.rights.todas,
  }[scopeOf(perfil)];
  const sees = { pode: true, texto: copy.rights.ver(place) };
  if (!mayChange(perfil)) return [sees, { pode: false, texto: copy.rights.nada }];
  const may = ATOS.filter((ato) => ato.may(perfil)).map(({ texto }) => texto);
  const not = ATOS.filter((ato) => !ato.may(perfil)).map(({ texto }) => texto);
  const refused = [...not.slice(0, SHOWN), ...(own ? [copy.rights.outras] : [])];
  return [
    sees,
    { pode: true, texto: joined(may.slice(0, SHOWN), 'conjunction') },
    ...(refused.length > 0 ? [{ pode: false, texto: joined(refused, 'disjunction') }] : []),
  ];
}
