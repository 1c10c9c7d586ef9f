/** Staff calls that make exams, with valid bodies. Tests only. */
import type { StaffIds, StaffRequest } from './staff-requests.ts';

const motivo = 'Pedido da secretaria';
const AVISOS = [
  'sem_tri',
  'tempo_longo',
  'sem_corretor',
  'questao_vista',
  'em_outra_prova',
  'janela_sobreposta',
  'tempo_passa_da_janela',
];

type Names = readonly (keyof StaffIds)[];

const get = (operation: string, path: string, ...names: Names): StaffRequest => ({
  operation,
  method: 'GET',
  path,
  login: 'coord.ines',
  names,
});

const draftOf = (id: string, part = '') => `gestao/avaliacao_rascunhos/${id}${part && `/${part}`}`;

/** Reads of drafts and of exams that are made here. */
export function draftReadings({ escola_id, turma_id, rascunho_id, publicada_id }: StaffIds): StaffRequest[] {
  const exam = `gestao/avaliacoes/${publicada_id}`;
  return [
    get('listRascunhosAvaliacao', `gestao/avaliacao_rascunhos?escola_id=${escola_id}`, 'escola_id'),
    get('getRascunhoAvaliacao', draftOf(rascunho_id), 'rascunho_id'),
    get('getVerificacao', draftOf(rascunho_id, 'verificacao'), 'rascunho_id'),
    get('getPrevia', draftOf(rascunho_id, 'previa?dia_prova=1&versao=2'), 'rascunho_id'),
    get('getRascunhoImpressao', draftOf(rascunho_id, 'impressao'), 'rascunho_id'),
    get('getImpressao', `${exam}/impressao?tipo=caderno`, 'publicada_id'),
    get('listAvaliacoesGestao', `gestao/avaliacoes?escola_id=${escola_id}`, 'escola_id'),
    { ...get('listAvaliacoesGestao', `gestao/avaliacoes?turma_id=${turma_id}`, 'turma_id'), filtro: true },
    get('getAvaliacaoGestao', exam, 'publicada_id'),
    get('listAvaliacaoEventos', `${exam}/eventos`, 'publicada_id'),
    {
      operation: 'createSorteio',
      method: 'POST',
      path: draftOf(rascunho_id, 'sorteio'),
      body: { dia_prova: 1, partes: [{ materia_id: 1, qtde: 1 }], evitar_turmas: [] },
      login: 'coord.ines',
      names: ['rascunho_id'],
      acao: 'questoes_sorteadas',
    },
  ];
}

/** A draft of one day without questions. */
export const EMPTY_DRAFT = {
  descricao: 'Rascunho mudado',
  codigo: null,
  ciclo_id: null,
  serie_id: null,
  especie: 'prova',
  tipo_aplicacao: 'Online',
  nota_maxima: 10,
  solicitar_idioma: false,
  instrucoes: '',
  embaralhar: false,
  responde_apos_entrega: null,
  dias: [{ dia_prova: 1, bateria: 1, duracao_minutos: 50, proposta_redacao_id: null, itens: [] }],
  turmas: [],
};

/** What is done to drafts and to an exam before it begins, in an order in which each may follow the one before. */
export function draftWrites({
  rascunho_id,
  rascunho_pronto_id,
  publicada_id,
  item_publicado_id,
  turma_id,
}: StaffIds): StaffRequest[] {
  const exam = `gestao/avaliacoes/${publicada_id}`;
  const write = (
    operation: string,
    method: 'PUT' | 'POST',
    path: string,
    body: Readonly<Record<string, unknown>>,
    acao: string,
    ...names: Names
  ): StaffRequest => ({ operation, method, path, body, login: 'coord.ines', names, acao });
  const turmas = [
    {
      turma_id,
      dias: [{ dia_prova: 1, inicio: '2026-12-04T08:00', fim: '2026-12-04T12:00', sala: null, entrada: 'livre' }],
    },
  ];
  // A class out of reach is refused as a field of the call, not as an address.
  return [
    write(
      'saveRascunhoAvaliacao',
      'PUT',
      draftOf(rascunho_id),
      { ...EMPTY_DRAFT, versao: 1 },
      'rascunho_salvo',
      'rascunho_id',
    ),
    write(
      'setRascunhoArquivamento',
      'POST',
      draftOf(rascunho_id, 'arquivamento'),
      { arquivada: true },
      'rascunho_arquivado',
      'rascunho_id',
    ),
    write(
      'publishAvaliacao',
      'POST',
      draftOf(rascunho_pronto_id, 'publicacao'),
      { versao: 1, avisos_aceitos: AVISOS },
      'prova_publicada',
      'rascunho_pronto_id',
    ),
    write(
      'createAvaliacaoCopia',
      'POST',
      `${exam}/copia`,
      { rascunho_id: '5d1f6a3e-2b7c-4c8d-9e0f-3a4b5c6d7e8f' },
      'prova_copiada',
      'publicada_id',
    ),
    write(
      'setAvaliacaoTurmas',
      'PUT',
      `${exam}/turmas`,
      { versao: 1, turmas },
      'prova_turmas_alteradas',
      'publicada_id',
    ),
    write(
      'repairItem',
      'POST',
      `${exam}/itens/${item_publicado_id}/reparo`,
      { acao: 'anular', motivo, aviso_aos_alunos: true },
      'item_reparado',
      'publicada_id',
      'item_publicado_id',
    ),
    write('cancelAvaliacao', 'POST', `${exam}/cancelamento`, { motivo }, 'prova_cancelada', 'publicada_id'),
    write('restoreAvaliacao', 'POST', `${exam}/descancelamento`, { motivo }, 'cancelamento_desfeito', 'publicada_id'),
    write('unpublishAvaliacao', 'POST', `${exam}/despublicacao`, { versao: 4 }, 'prova_despublicada', 'publicada_id'),
  ];
}
