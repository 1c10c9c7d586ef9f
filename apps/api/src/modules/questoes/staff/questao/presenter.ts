/** The answer of the calls about one question. */
import { isQuestaoUsada } from '@luneta/domain/questao-revisao';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import { alternativasOf } from './campos.ts';
import type { QuestaoLida } from './leitura.ts';

type Schemas = components['schemas'];

/** Key, comment, options and reasons: empty while they are sealed (rule BAN-5). */
export const presentSegredos = ({ secrets }: Pick<QuestaoLida, 'secrets'>) => ({
  alternativas: secrets === null ? [] : alternativasOf(secrets.opcoes, secrets.motivos),
  gabarito: secrets?.gabarito ?? null,
  comentario: secrets?.comentario ?? '',
});

export const presentTri = ({ tri_a: a, tri_b: b, tri_c: c, tri_origem: origem }: QuestaoLida): Schemas['QuestaoTri'] =>
  a === null || b === null || c === null ? null : { a, b, c, origem };

export const tipoOf = ({ subjetiva }: Pick<QuestaoLida, 'subjetiva'>) => (subjetiva ? 'discursiva' : 'objetiva');

export function presentQuestaoGestao(row: QuestaoLida): Schemas['QuestaoGestao'] {
  const { provas, fases, boss } = row;
  const { autor: _autor, subjetiva: _s, secrets: _k, provas: _p, fases: _f, boss: _b, ...rest } = row;
  const { tri_a: _ta, tri_b: _tb, tri_c: _tc, tri_origem: _to, habilidades, etiquetas, ...fields } = rest;
  return {
    ...fields,
    ...presentSegredos(row),
    tipo: tipoOf(row),
    habilidades: [...habilidades],
    etiquetas: [...etiquetas],
    tri: presentTri(row),
    usos: { provas, fases, boss },
    usada: isQuestaoUsada(row),
    atualizada_em: iso(row.atualizada_em),
  };
}
