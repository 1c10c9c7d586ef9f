/**
 * Staff calls about exams, marks and extensions of time: the second half of `staff-requests.ts`. Tests
 * only.
 */
import type { Db } from '../../../src/database/db.ts';
import type { StaffIds, StaffRequest } from './staff-requests.ts';

export const motivo = 'Pedido da secretaria';
/** Students of class 3B without an attempt: their rows of the grid are free. */
const [ON_PAPER, IN_FILE] = [3, 6];

type Names = readonly (keyof StaffIds)[];
type Login = StaffRequest['login'];

const get = (operation: string, path: string, login: Login, ...names: Names): StaffRequest => ({
  operation,
  method: 'GET',
  path,
  login,
  names,
});

/** A marking that is delivered, taken back, delivered again and reopened. */
function essayActs({ redacao_id }: StaffIds): StaffRequest[] {
  const at = `gestao/redacoes/${redacao_id}/correcao`;
  const competencias = [1, 2, 3, 4, 5].map((numero) => ({ numero, nota: 120 }));
  const marking = { competencias, comentario: 'Boa tese.', concluir: true };
  const act = (
    method: 'PUT' | 'POST',
    operation: string,
    acao: string,
    path: string,
    body: StaffRequest['body'] & object,
  ) => write(method, operation, acao, path, body, 'redacao_id');
  return [
    act('PUT', 'saveCorrecaoRedacao', 'redacao_corrigida', at, { ...marking, versao: 0 }),
    act('POST', 'undoCorrecaoRedacao', 'correcao_desfeita', `${at}/desfazer`, { versao: 1 }),
    act('PUT', 'saveCorrecaoRedacao', 'redacao_corrigida', at, { ...marking, versao: 2 }),
    act('POST', 'reopenCorrecaoRedacao', 'correcao_reaberta', `${at}/reabertura`, { papel: 'primeira', motivo }),
  ];
}

/** Reads of exams and of waiting work. */
export function examReadings(ids: StaffIds): StaffRequest[] {
  const { escola_id, turma_id, turma_avaliacao_id, avaliacao_conhecimento_id, redacao_id, banco_questao_id, item_id } =
    ids;
  const day = `gestao/provas/${turma_avaliacao_id}/1`;
  return [
    {
      ...get('getQuestao', `banco_questoes/${banco_questao_id}`, 'vida.julia', 'banco_questao_id'),
      acao: 'questao_lida',
    },
    get('listGestaoProvas', `gestao/provas?escola_id=${escola_id}`, 'coord.ines', 'escola_id'),
    { ...get('listGestaoProvas', `gestao/provas?turma_id=${turma_id}`, 'coord.ines', 'turma_id'), filtro: true },
    get(
      'getLiberacao',
      `gestao/avaliacoes/${avaliacao_conhecimento_id}/liberacao`,
      'coord.ines',
      'avaliacao_conhecimento_id',
    ),
    get(
      'getPreviaAplicacao',
      `gestao/avaliacoes/${avaliacao_conhecimento_id}/turmas/${turma_id}/previa`,
      'coord.ines',
      'avaliacao_conhecimento_id',
      'turma_id',
    ),
    {
      ...get(
        'listGestaoProvas',
        `gestao/provas?avaliacao=${avaliacao_conhecimento_id}`,
        'coord.ines',
        'avaliacao_conhecimento_id',
      ),
      filtro: true,
    },
    get(
      'getPreviaProrrogacao',
      `gestao/prorrogacoes/previa?escopo=turma&turma_id=${turma_id}&minutos=10`,
      'coord.ines',
      'turma_id',
    ),
    get('listProvaAlunos', `${day}/alunos`, 'coord.ines', 'turma_avaliacao_id'),
    get('getEntradaProva', `${day}/entrada`, 'coord.ines', 'turma_avaliacao_id'),
    get(
      'listItensProva',
      `gestao/avaliacoes/${avaliacao_conhecimento_id}/itens`,
      'coord.ines',
      'avaliacao_conhecimento_id',
    ),
    get(
      'getItemProva',
      `gestao/avaliacoes/${avaliacao_conhecimento_id}/itens/${item_id}`,
      'coord.ines',
      'avaliacao_conhecimento_id',
      'item_id',
    ),
    get(
      'getPreviaItemProva',
      `gestao/avaliacoes/${avaliacao_conhecimento_id}/itens/${item_id}/previa?mudanca=anular`,
      'coord.ines',
      'avaliacao_conhecimento_id',
      'item_id',
    ),
    get(
      'listResultadosProva',
      `gestao/avaliacoes/${avaliacao_conhecimento_id}/resultados`,
      'coord.ines',
      'avaliacao_conhecimento_id',
    ),
    get('getGradeRespostas', `${day}/respostas`, 'coord.ines', 'turma_avaliacao_id'),
    get('listForaDoPrazo', `${day}/fora_do_prazo`, 'coord.ines', 'turma_avaliacao_id'),
    get('listCorrecoesResumo', `gestao/correcoes_resumo?escola_id=${escola_id}`, 'coord.ines', 'escola_id'),
    get('listRedacoes', `gestao/redacoes?escola_id=${escola_id}`, 'coord.ines', 'escola_id'),
    {
      ...get(
        'listRedacoes',
        `gestao/redacoes?turma_avaliacao_id=${turma_avaliacao_id}`,
        'coord.ines',
        'turma_avaliacao_id',
      ),
      filtro: true,
    },
    get('getRedacao', `gestao/redacoes/${redacao_id}`, 'coord.ines', 'redacao_id'),
    get('listRespostasSubjetivas', `gestao/respostas_subjetivas?escola_id=${escola_id}`, 'coord.ines', 'escola_id'),
    {
      ...get(
        'listRespostasSubjetivas',
        `gestao/respostas_subjetivas?turma_avaliacao_id=${turma_avaliacao_id}`,
        'coord.ines',
        'turma_avaliacao_id',
      ),
      filtro: true,
    },
  ];
}

export const write = (
  method: 'POST' | 'PUT',
  operation: string,
  acao: string,
  path: string,
  body: StaffRequest['body'] & object,
  ...names: Names
): StaffRequest => ({ operation, method, path, body, login: 'coord.ines', names, acao });

const EMPTY_SHEET = { lingua_estrangeira: 1, lingua_escolhida: false, respostas: [], textos: [], marcas: [] };
/** A second answer of the student, which nobody typed. */
const keptApart = (db: Db, { turma_avaliacao_id, turma_aluno_id }: StaffIds) =>
  db.query(
    `insert into segunda_resposta (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, origem, conteudo, vale, guardada_em)
     select escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, 'papel', $3, 'online', iniciada_em
       from tentativa where turma_avaliacao_id = $1 and turma_aluno_id = $2 on conflict do nothing`,
    [turma_avaliacao_id, turma_aluno_id, EMPTY_SHEET],
  );

/** Writes of exams and marks. */
export function examWrites(ids: StaffIds): StaffRequest[] {
  const { turma_avaliacao_id, avaliacao_conhecimento_id, item_id, turma_id } = ids;
  const day = `gestao/provas/${turma_avaliacao_id}/1`;
  const exam = `gestao/avaliacoes/${avaliacao_conhecimento_id}`;
  const alunos = [{ turma_aluno_id: ON_PAPER, presente: true, respostas: [1, null], versao: 0 }];
  const csv = `turma_aluno_id;presente;lingua_estrangeira;1\n${IN_FILE};sim;;C\n`;
  const late = { respostas: [ids.atrasada_id], contar: true, motivo };
  const antes = (db: Db) =>
    db.query(
      "update turma_avaliacao_dia set entrada = 'codigo', codigo_entrada = '042917' where turma_avaliacao_id = $1",
      [turma_avaliacao_id],
    );
  return [
    {
      ...write(
        'POST',
        'createCodigoEntrada',
        'codigo_entrada_trocado',
        `${day}/entrada/codigo`,
        {},
        'turma_avaliacao_id',
      ),
      antes,
    },
    {
      ...write(
        'POST',
        'setAdmissaoAluno',
        'aluno_admitido',
        `${day}/entrada/admissao`,
        { turma_aluno_id: ids.turma_aluno_id },
        'turma_avaliacao_id',
        'turma_aluno_id',
      ),
      antes,
    },
    write(
      'PUT',
      'saveGradeRespostas',
      'respostas_digitadas',
      `${day}/respostas`,
      { alunos, motivo },
      'turma_avaliacao_id',
    ),
    {
      ...write(
        'POST',
        'setRespostaQueVale',
        'resposta_escolhida',
        `${day}/respostas/escolha`,
        { alunos: [{ turma_aluno_id: ids.turma_aluno_id, vale: 'papel', versao: 0 }], motivo },
        'turma_avaliacao_id',
      ),
      antes: (db: Db) => keptApart(db, ids),
    },
    write(
      'POST',
      'createImportacaoRespostas',
      'respostas_digitadas',
      `${day}/respostas/importacao`,
      { csv, simular: false, motivo },
      'turma_avaliacao_id',
    ),
    write(
      'POST',
      'setForaDoPrazo',
      'fora_do_prazo_decidido',
      `${day}/fora_do_prazo/decisao`,
      late,
      'turma_avaliacao_id',
      'atrasada_id',
    ),
    ...essayActs(ids),
    write(
      'PUT',
      'saveCorrecaoSubjetiva',
      'subjetiva_corrigida',
      `gestao/respostas_subjetivas/${ids.subjetiva_id}/correcao`,
      { pontuacao_correcao: 0.5, versao: 0 },
      'subjetiva_id',
    ),
    write(
      'PUT',
      'setItemProva',
      'item_alterado',
      `${exam}/itens/${item_id}`,
      { anulada: true, gabarito_bonificado: false, motivo },
      'avaliacao_conhecimento_id',
      'item_id',
    ),
    write(
      'PUT',
      'setLiberacao',
      'liberacao_alterada',
      `${exam}/liberacao`,
      { retido: true, motivo },
      'avaliacao_conhecimento_id',
    ),
    write(
      'POST',
      'confirmLiberacao',
      'resultado_conferido',
      `${exam}/liberacao/conferencia`,
      { calculado_em: null, motivo },
      'avaliacao_conhecimento_id',
    ),
    write(
      'POST',
      'undoProrrogacao',
      'prorrogacao_desfeita',
      `gestao/prorrogacoes/${ids.prorrogacao_id}/desfazer`,
      { motivo },
      'prorrogacao_id',
    ),
    write(
      'POST',
      'createProrrogacao',
      'prazo_prorrogado',
      'gestao/prorrogacoes',
      { pedido_id: '6b0e7c52-3c57-4f0f-9d5c-6f6f3a1d2b11', escopo: 'turma', turma_id, minutos: 10, motivo },
      'turma_id',
    ),
  ];
}
