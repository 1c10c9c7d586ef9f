/**
 * An exam as an import leaves it: its code begins the codes of its questions, its name is their origin, and they have no
 * topic and no comment. The questions are ours and their parameters invented (decision 187): the demo has nothing of INEP.
 */
import { insertQuestao } from '../cli/import-enem/gravar-store.ts';
import type { Tenant } from '../database/tenant.ts';
import importadaJson from './content/prova-importada.json' with { type: 'json' };
import type { DemoQuestao } from './content.ts';
import type { DemoExam } from './exams.ts';
import { idOf, type Ids } from './ids.ts';
import { rich } from './school-content.ts';

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

/** Writes its questions by the statement of the import. Returns their ids by `codigo`. */
export async function writeImportadas(escola: Tenant, materiaIds: Ids, agora: Date): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { codigo, materia, enunciado, opcoes, gabarito, tri } of imported) {
    const [opcao_a = '', opcao_b = '', opcao_c = '', opcao_d = '', opcao_e = ''] = opcoes.map((text) =>
      rich(text, codigo),
    );
    const row = {
      codigo,
      materia_id: idOf(materiaIds, materia),
      habilidade: null,
      enunciado: rich(enunciado, codigo),
      opcao_a,
      opcao_b,
      opcao_c,
      opcao_d,
      opcao_e,
      gabarito,
      lingua_estrangeira: null,
      tri_a: tri.a,
      tri_b: tri.b,
      tri_c: tri.c,
      tri_origem: 'demonstração',
      origem: DESCRICAO,
    };
    ids.set(codigo, await insertQuestao(escola, row, agora));
  }
  return ids;
}
