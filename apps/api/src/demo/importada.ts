/**
 * An exam as an import leaves it: its code begins the codes of its questions, its name is their origin, and they have no
 * topic and no comment. The questions are ours and their parameters invented (decision 187): the demo has nothing of INEP.
 */
import type { Tenant } from '../database/tenant.ts';
import importadaJson from './content/questoes-importadas.json' with { type: 'json' };
import type { DemoQuestao } from './content.ts';
import type { DemoExam } from './exams.ts';
import type { Ids } from './ids.ts';
import { insertQuestoes, questaoOf } from './school-content.ts';

const CODIGO = 'LUNETA-2025';
const DESCRICAO = 'Simulado Luneta 2025';
const DAY = 86_400_000;

const imported: readonly (DemoQuestao & { readonly numero: number })[] = importadaJson.map((one) => ({
  ...one,
  codigo: `${CODIGO}-${one.numero}`,
  serie: '3ª série',
  objeto_conhecimento: '',
  habilidade: '',
  capitulo: 0,
  comentario: '',
  dificuldade: 'medio',
}));

/** Three weeks ahead, so that staff can look it through before anybody takes it. */
export const provaImportada: DemoExam = {
  codigo: CODIGO,
  descricao: DESCRICAO,
  tipo_aplicacao: 'Online',
  solicitar_idioma: false,
  nota_maxima: 1000,
  realizada: null,
  dias: [
    {
      dia_prova: 1,
      duracao_minutos: 60,
      redacao: null,
      inicio: 21 * DAY,
      fim: 22 * DAY,
      itens: imported.map((questao) => ({
        questao,
        numero: questao.numero,
        anulada: false,
        gabarito_bonificado: false,
      })),
    },
  ],
};

/** Writes its questions, with what an import sets. Returns their ids by `codigo`. */
export function writeImportadas(escola: Tenant, materiaIds: Ids, agora: Date): Promise<Ids> {
  const questoes = imported.map((entry) => ({
    ...questaoOf(entry, materiaIds),
    origem: DESCRICAO,
    atualizada_em: agora,
  }));
  return insertQuestoes(escola, questoes);
}
