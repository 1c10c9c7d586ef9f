/**
 * An exam as an import leaves it: its code begins the codes of its questions, its name is their origin, and they have no
 * topic and no comment. The questions are ours and their parameters invented (decision 187): the demo has nothing of INEP.
 */
import { loadQuestoesImportadas } from '../modules/questoes/index.ts';
import type { Tenant } from '../database/tenant.ts';
import importadaJson from './content/questoes-importadas.json' with { type: 'json' };
import type { DemoQuestao } from './content.ts';
import type { DemoExam } from './exams.ts';
import { idOf, type Ids } from './ids.ts';
import { rich } from './school-content.ts';

const CODIGO = 'LUNETA-2025';
const DESCRICAO = 'Simulado Luneta 2025';
const DAY = 86_400_000;

/** The columns that an import sets. */

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

/** Writes its questions. Returns their ids by `codigo`. */
export async function writeImportadas(escola: Tenant, materiaIds: Ids, agora: Date): Promise<Ids> {
  const rows = await loadQuestoesImportadas(
    escola,
    imported.map(({ codigo, materia, enunciado, opcoes, gabarito, tri }) => {
      const [a = '', b = '', c = '', d = '', e = ''] = opcoes.map((text) => rich(text, codigo));
      return {
        codigo,
        materia_id: idOf(materiaIds, materia),
        enunciado: rich(enunciado, codigo),
        opcao_a: a,
        opcao_b: b,
        opcao_c: c,
        opcao_d: d,
        opcao_e: e,
        gabarito,
        tri_a: tri.a,
        tri_b: tri.b,
        tri_c: tri.c,
        tri_origem: 'demonstração',
        origem: DESCRICAO,
        atualizada_em: agora,
      };
    }),
  );
  return new Map(rows.map(({ codigo, id }) => [codigo, id]));
}
