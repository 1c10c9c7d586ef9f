/** What changed from one revision of a question to the next. */
import { LETRAS } from '@luneta/domain/resposta';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import { alternativasOf } from './campos.ts';
import type { QuestaoLida } from './leitura.ts';
import { presentTri, tipoOf } from './presenter.ts';

type Schemas = components['schemas'];
type Mudanca = Schemas['QuestaoMudanca'];
/** A field as text; null for nothing. */
type Fields = ReadonlyMap<string, string | null>;

const textOr = (text: string): string | null => (text === '' ? null : text);

/** Fields that everybody may read. */
function openFields(row: QuestaoLida): [string, string | null][] {
  const tri = presentTri(row);
  return [
    ['tipo', tipoOf(row)],
    ['materia', row.materia_nome],
    ['objeto_conhecimento', row.objeto_conhecimento_descricao],
    ['habilidades', textOr(row.habilidades.map(({ codigo }) => codigo).join(', '))],
    ['dificuldade', row.dificuldade],
    ['lingua_estrangeira', row.lingua_estrangeira === null ? null : String(row.lingua_estrangeira)],
    ['texto_base', row.texto_base?.conteudo ?? null],
    ['enunciado', textOr(row.enunciado)],
    ['pontuacao', row.pontuacao === null ? null : String(row.pontuacao)],
    ['orientacoes', textOr(row.orientacoes)],
    ['tri', tri === null ? null : `a ${tri.a}; b ${tri.b}; c ${tri.c} (${tri.origem ?? ''})`],
  ];
}

/** Fields that are sealed with the key. */
function secretFields({ secrets }: QuestaoLida): [string, string | null][] {
  if (secrets === null) return [];
  const options = alternativasOf(secrets.opcoes, secrets.motivos);
  return [
    ...LETRAS.flatMap((letra): [string, string | null][] => {
      const option = options.find((one) => one.letra === letra);
      return [
        [`alternativas.${letra}`, textOr(option?.texto ?? '')],
        [`alternativas.${letra}.motivo`, textOr(option?.motivo ?? '')],
      ];
    }),
    ['gabarito', secrets.gabarito],
    ['comentario', textOr(secrets.comentario)],
  ];
}

const fieldsOf = (row: QuestaoLida): Fields => new Map([...openFields(row), ...secretFields(row)]);

function mudancas(before: QuestaoLida | undefined, row: QuestaoLida): Mudanca[] {
  if (before === undefined) return [];
  const former = fieldsOf(before);
  return [...fieldsOf(row)].flatMap(([campo, depois]) => {
    const antes = former.get(campo) ?? null;
    return antes === depois ? [] : [{ campo, antes, depois }];
  });
}

/** @param revisoes newest first @param lacrada key, options, comment and reasons are left out for this reader */
export function presentHistorico(revisoes: readonly QuestaoLida[], lacrada: boolean): Schemas['QuestaoHistorico'] {
  return {
    lacrada,
    revisoes: revisoes.slice(0, 200).map((row, n) => ({
      banco_questao_id: row.banco_questao_id,
      revisao: row.revisao,
      situacao: row.situacao,
      autor_nome: row.autor_nome,
      atualizada_em: iso(row.atualizada_em),
      usos: { provas: row.provas, fases: row.fases, boss: row.boss },
      mudancas: mudancas(revisoes[n + 1], row),
    })),
  };
}
