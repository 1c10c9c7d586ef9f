/** The audit as a file for spreadsheets [CSV-4]: an act a line, with its object in words. Pure. */
import type { AuditoriaPagina } from '@luneta/api-client';
import { isPerfil, isStaff } from '@luneta/domain';
import { writeCsv } from '@luneta/domain/csv-escrita';

import { perfilNames } from '../../shared/copy.ts';
import { copy } from './copy.ts';

type Registro = AuditoriaPagina['registros'][number];

/** The name of the profile of who acted; null for one that acts for nobody. */
export const perfilOf = (perfil: string | null): string | null =>
  isPerfil(perfil) && isStaff(perfil) ? perfilNames[perfil] : null;

/** An instant as spreadsheets in Portuguese read it, on the clock of the school. */
const instant = (em: string, zone: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })
    .format(Date.parse(em))
    .replace(',', '');

export function auditoriaCsv(registros: readonly Registro[], zone: string): string {
  const line = (registro: Registro) => [
    instant(registro.criada_em, zone),
    copy.actOf(registro.acao),
    registro.ator_nome ?? copy.service,
    perfilOf(registro.perfil_real),
    registro.modo === null ? null : copy.as[registro.modo],
    registro.objeto ?? null,
    registro.turma_aluno_id === null ? null : registro.pessoa_nome,
    registro.turma_aluno_id === null ? null : String(registro.turma_aluno_id),
    registro.motivo,
    registro.detalhe.map(({ campo, valor }) => `${copy.fieldOf(campo)}: ${valor ?? '—'}`).join('; '),
  ];
  return writeCsv([copy.columns, ...registros.map(line)]);
}
