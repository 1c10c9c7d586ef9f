/** Drafts of exams for the console's tests and stories: a server that keeps what is saved, over the contract's examples. */
import type {
  Checagem,
  GestaoQuestao,
  RascunhoAvaliacao,
  RascunhoDocumento,
  RascunhoQuestao,
} from '@luneta/api-client';
import { zRascunhoAvaliacaoRequest } from '@luneta/api-client/schemas';
import { formaDoRascunho } from '@luneta/domain';
import {
  buildPreviaAvaliacao,
  buildQuestao,
  buildRascunhoAvaliacao,
  type MockCall,
  type MockServer,
} from '@luneta/testing';

import { buildGestaoQuestao, questoes } from './questoes.ts';
import { school } from './server.ts';

const SAMPLE = buildRascunhoAvaliacao();
export const RASCUNHO_ID = SAMPLE.rascunho_id;

/** Nine questions: of one passage, of both languages, and of four subjects. */
export const BANCO: readonly GestaoQuestao[] = [
  buildGestaoQuestao({
    banco_questao_id: 409,
    codigo: 'Q-0409',
    materia_nome: 'Química',
    materia_id: 8,
    enunciado_inicio: 'Óxidos que formam ácidos na chuva',
    dificuldade: 'medio',
  }),
  buildGestaoQuestao({
    banco_questao_id: 410,
    codigo: 'Q-0410',
    materia_nome: 'Química',
    materia_id: 8,
    enunciado_inicio: 'pH da água depois da reação',
    dificuldade: 'dificil',
  }),
  buildGestaoQuestao({
    banco_questao_id: 412,
    codigo: 'Q-0412',
    materia_nome: 'Química',
    materia_id: 8,
    enunciado_inicio: 'Balanceamento da combustão do etanol',
    dificuldade: 'medio',
  }),
  buildGestaoQuestao({
    banco_questao_id: 207,
    codigo: 'Q-0207',
    materia_nome: 'Física',
    materia_id: 4,
    enunciado_inicio: 'Frenagem: distância até parar',
    dificuldade: 'medio',
  }),
  buildGestaoQuestao({
    banco_questao_id: 533,
    codigo: 'Q-0533',
    materia_nome: 'Biologia',
    materia_id: 9,
    enunciado_inicio: 'Cadeia alimentar do Cerrado',
    dificuldade: 'facil',
    qtde_usos: 0,
    percentual_acerto: null,
  }),
  buildGestaoQuestao({
    banco_questao_id: 540,
    codigo: 'Q-0540',
    materia_nome: 'Biologia',
    materia_id: 9,
    enunciado_inicio: 'Fotossíntese sob luz verde',
    dificuldade: 'medio',
  }),
  buildGestaoQuestao({
    banco_questao_id: 601,
    codigo: 'Q-0601',
    materia_nome: 'Inglês',
    materia_id: 6,
    enunciado_inicio: 'Coral reefs and heat',
    dificuldade: 'facil',
    lingua_estrangeira: 1,
  }),
  buildGestaoQuestao({
    banco_questao_id: 602,
    codigo: 'Q-0602',
    materia_nome: 'Inglês',
    materia_id: 6,
    enunciado_inicio: 'A label on a bottle',
    dificuldade: 'medio',
    lingua_estrangeira: 1,
  }),
  buildGestaoQuestao({
    banco_questao_id: 701,
    codigo: 'Q-0701',
    materia_nome: 'Espanhol',
    materia_id: 7,
    enunciado_inicio: 'Arrecifes y calor',
    dificuldade: 'facil',
    lingua_estrangeira: 2,
  }),
];
const CHUVA = { texto_base_id: 4, titulo: 'Chuva ácida em Cubatão' };

/** A question of the bank as a draft lists it. */
export const naProva = (questao: GestaoQuestao, changes: Partial<RascunhoQuestao> = {}): RascunhoQuestao => ({
  banco_questao_id: questao.banco_questao_id,
  codigo: questao.codigo,
  enunciado: questao.enunciado_inicio,
  tipo: questao.tipo,
  situacao: questao.situacao,
  revisao: questao.revisao,
  mais_nova_id: null,
  materia_id: questao.materia_id,
  materia_nome: questao.materia_nome,
  objeto_conhecimento_descricao: questao.objeto_conhecimento_descricao,
  dificuldade: questao.dificuldade,
  lingua_estrangeira: questao.lingua_estrangeira,
  par_id: null,
  texto_base: questao.codigo === 'Q-0409' || questao.codigo === 'Q-0410' ? CHUVA : null,
  com_tri: questao.tri_origem !== null,
  lacrada: false,
  ...changes,
});

export const item = (questao_id: number, numero: number, lingua_estrangeira: 1 | 2 | null = null) => ({
  questao_id,
  numero,
  lingua_estrangeira,
  pontuacao: null,
  bloco: 1,
});

/** An exam for class 3A that lacks nothing by itself. */
export const DOCUMENTO: RascunhoDocumento = {
  ...SAMPLE.documento,
  descricao: 'Avaliação bimestral de Natureza',
  serie_id: null,
  dias: [
    {
      dia_prova: 1,
      bateria: 1,
      duracao_minutos: 50,
      proposta_redacao_id: null,
      itens: [item(409, 1), item(410, 2), item(412, 3)],
    },
  ],
  turmas: [
    {
      turma_id: 31,
      dias: [{ dia_prova: 1, inicio: '2027-12-03T14:30', fim: '2027-12-03T16:30', sala: null, entrada: 'livre' }],
    },
  ],
};

const TEXTO: Readonly<Record<string, string>> = {
  sem_nome: 'Dê um nome à prova, com 3 letras ou mais.',
  sem_ciclo: 'Escolha o ciclo da prova.',
  dia_vazio: 'O dia 1 não tem questão nem redação. Acrescente uma delas.',
  lingua_incompleta: 'A questão 4 só tem uma das línguas. Acrescente a outra do par.',
  sem_turmas: 'Escolha pelo menos uma turma.',
  sem_horario: 'Escolha o início e o fim de cada turma: o dia 1.',
};
const checagensDe = (documento: RascunhoDocumento): Checagem[] =>
  formaDoRascunho(documento).map(({ codigo, gravidade, alvo }) => ({
    codigo,
    gravidade,
    alvo,
    texto: TEXTO[codigo] ?? codigo,
  }));

export function buildRascunho(
  documento: Partial<RascunhoDocumento> = {},
  changes: Partial<RascunhoAvaliacao> = {},
): RascunhoAvaliacao {
  const whole = { ...DOCUMENTO, ...documento };
  const ids = whole.dias.flatMap(({ itens }) => itens.map(({ questao_id }) => questao_id));
  return {
    ...SAMPLE,
    documento: whole,
    pendencias: checagensDe(whole),
    questoes: BANCO.filter(({ banco_questao_id }) => ids.includes(banco_questao_id)).map((one) => naProva(one)),
    atualizado_em: '2026-11-21T14:12:00-03:00',
    ...changes,
  };
}

export const AVISOS: readonly Checagem[] = [
  {
    codigo: 'questao_vista',
    gravidade: 'aviso',
    texto: 'A turma 3A já viu a questão 1 em Roteiro de Química: 62% de acertos.',
    alvo: { dia_prova: 1, numero: 1, questao_id: 409, turma_id: 31 },
  },
  {
    codigo: 'questao_vista',
    gravidade: 'aviso',
    texto: 'A turma 3A já viu a questão 3 em Boss de Química.',
    alvo: { dia_prova: 1, numero: 3, questao_id: 412, turma_id: 31 },
  },
  {
    codigo: 'imagem_sem_descricao',
    gravidade: 'aviso',
    texto: 'A questão 2 tem 1 imagem sem descrição. Descreva no banco de questões.',
    alvo: { dia_prova: 1, numero: 2, questao_id: 410 },
  },
];

/** Keeps what is saved; its checks are those of the document, and the warnings handed in. For `arrange` of a story too. */
export const rascunhos =
  (first: RascunhoAvaliacao = buildRascunho(), avisos: readonly Checagem[] = []) =>
  (server: MockServer): void => {
    let stands = first;
    school()(server);
    questoes(BANCO)(server);
    const save = ({ body, path }: MockCall) => {
      const { versao: _read, params: _copy, ...documento } = zRascunhoAvaliacaoRequest.parse(body);
      const rascunho_id = path['rascunho_id'] ?? RASCUNHO_ID;
      stands = buildRascunho(documento, {
        liberacao: stands.liberacao,
        publicavel_por_mim: stands.publicavel_por_mim,
        rascunho_id,
        versao: stands.versao + 1,
      });
      return stands;
    };
    server.respond('getRascunhoAvaliacao', () => stands);
    server.respond('saveRascunhoAvaliacao', save);
    server.respond('getVerificacao', () => {
      const checagens = [...checagensDe(stands.documento), ...avisos];
      return {
        versao: stands.versao,
        pode_publicar: checagens.every(({ gravidade }) => gravidade !== 'impede'),
        checagens,
      };
    });
    server.respond('getPrevia', () =>
      buildPreviaAvaliacao({
        questoes: stands.questoes.map(({ banco_questao_id, enunciado }) =>
          buildQuestao({ banco_questao_id, enunciado: `<p>${enunciado}</p>`, gabarito: null, comentario: '' }),
        ),
      }),
    );
  };
