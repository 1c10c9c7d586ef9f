/** Builders of what staff read about exams. Each returns an example of the contract with the given changes. */
import type {
  AvaliacaoGestao,
  ConferenciaImportada,
  ConsentimentoAluno,
  ForaDoPrazo,
  GestaoEquipePessoa,
  GestaoProva,
  Grade,
  Importacao,
  ItemLido,
  ItensDaProva,
  Liberacao,
  MembroEquipeCriado,
  PreviaAvaliacao,
  ProvaAlunos,
  RascunhoAvaliacao,
  ResultadosDaProva,
  Subjetiva,
} from '@luneta/openapi';
import { examples } from '@luneta/openapi/examples';

/** A class's exam that runs now, with nothing that waits. */
export function buildGestaoProva(changes: Partial<GestaoProva> = {}): GestaoProva {
  const [prova] = structuredClone(examples.listGestaoProvas);
  if (!prova) throw new Error('the contract has no example of an exam of a class');
  return { ...prova, qtde_fora_do_prazo: 0, ...changes };
}

/** Four students of a running exam: one answers, one is silent, one has handed in, one has not started. */
export const buildProvaAlunos = (changes: Partial<ProvaAlunos> = {}): ProvaAlunos => ({
  ...structuredClone(examples.listProvaAlunos),
  ...changes,
});

/** Two items of an exam that has ended, the second with a negative discrimination. */
export const buildItensDaProva = (changes: Partial<ItensDaProva> = {}): ItensDaProva => ({
  ...structuredClone(examples.listItensProva),
  ...changes,
});

/** A question of an exam that has ended, with its key. */
export const buildItemLido = (changes: Partial<ItemLido> = {}): ItemLido => ({
  ...structuredClone(examples.getItemProva),
  ...changes,
});

/** A question of an exam that runs: its key is withheld. */
export function buildItemLidoDurante(): ItemLido {
  const lido = buildItemLido({ fechada: false });
  return { ...lido, questao: lido.questao && { ...lido.questao, gabarito: null, comentario: '' } };
}

/** Three students with results, one of them absent. */
export const buildResultadosDaProva = (changes: Partial<ResultadosDaProva> = {}): ResultadosDaProva => ({
  ...structuredClone(examples.listResultadosProva),
  ...changes,
});

/** The grid of an in-class exam. */
export const buildGrade = (changes: Partial<Grade> = {}): Grade => ({
  ...structuredClone(examples.getGradeRespostas),
  ...changes,
});

/** A text answer that nobody has marked. */
export function buildSubjetiva(changes: Partial<Subjetiva> = {}): Subjetiva {
  const [resposta] = structuredClone(examples.listRespostasSubjetivas);
  if (!resposta) throw new Error('the contract has no example of a text answer');
  return { ...resposta, ...changes };
}

/** The grid of an in-class exam whose third question is a text worth two points. */
export function buildGradeComTexto(): Grade {
  const grade = buildGrade();
  const [item] = grade.itens;
  if (!item) throw new Error('the contract has no example of an item of the grid');
  const texto = {
    ...item,
    avaliacao_conhecimento_questao_id: 6103,
    numero: 3,
    subjetiva: true,
    pontuacao_avaliacao: 2,
  };
  const alunos = grade.alunos.map(({ respostas, pontos, ...aluno }) => ({
    ...aluno,
    respostas: [...respostas, null],
    pontos: [...pontos, null],
  }));
  return { ...grade, itens: [...grade.itens, texto], alunos };
}

/** The report of a file of answers. */
export const buildImportacao = (changes: Partial<Importacao> = {}): Importacao => ({
  ...structuredClone(examples.createImportacaoRespostas),
  ...changes,
});

/** An exam of three questions for one class, before its first window. */
export const buildAvaliacaoGestao = (changes: Partial<AvaliacaoGestao> = {}): AvaliacaoGestao => ({
  ...structuredClone(examples.getAvaliacaoGestao),
  ...changes,
});

/** Results that are held. */
export const buildLiberacao = (changes: Partial<Liberacao> = {}): Liberacao => ({
  ...structuredClone(examples.getLiberacao),
  ...changes,
});

/** Late answers of a class. */
export const buildForaDoPrazo = (): ForaDoPrazo[] => structuredClone(examples.listForaDoPrazo);

/** Four accounts of the staff: a coordinator, two teachers, and a head whose access was ended. */
export const buildEquipe = (): GestaoEquipePessoa[] => structuredClone(examples.listEquipe);

/** A teacher who was just made, with the password that is told once. */
export const buildMembroCriado = (changes: Partial<MembroEquipeCriado> = {}): MembroEquipeCriado => ({
  ...structuredClone(examples.createMembroEquipe),
  senha_inicial: 'mr7kxw4tqh',
  expira_em: '2026-11-23T09:12:00-03:00',
  convite_enviado: false,
  ...changes,
});

/** A student whose family has consented to the use. */
export const buildConsentimentosAluno = (changes: Partial<ConsentimentoAluno> = {}): ConsentimentoAluno => ({
  ...structuredClone(examples.getConsentimentosAluno),
  ...changes,
});

/** An imported exam of 180 places, fourteen of them with a fault. */
export const buildConferencia = (changes: Partial<ConferenciaImportada> = {}): ConferenciaImportada => ({
  ...structuredClone(examples.getConferenciaImportada),
  ...changes,
});

/** A draft of an exam of three questions, which lacks the end of its window. */
export const buildRascunhoAvaliacao = (changes: Partial<RascunhoAvaliacao> = {}): RascunhoAvaliacao => ({
  ...structuredClone(examples.getRascunhoAvaliacao),
  ...changes,
});

/** The first day of the draft as a student would get it, with one question. */
export const buildPreviaAvaliacao = (changes: Partial<PreviaAvaliacao> = {}): PreviaAvaliacao => ({
  ...structuredClone(examples.getPrevia),
  ...changes,
});

/** The grid of a hybrid exam: Ana answered on a screen and on paper, Caio on a screen alone. */
export function buildGradeHibrida(): Grade {
  const { alunos, ...grade } = buildGrade({ tipo_aplicacao: 'Híbrida' });
  const na_tela = { lingua_estrangeira: null, respostas: [3, 1], pontos: [null, null], textos: [false, false] };
  const [ana, caio] = alunos;
  if (!ana || !caio) throw new Error('the contract has no example of two students of the grid');
  return {
    ...grade,
    alunos: [
      { ...ana, duas_respostas: { vale: 'online', escolhida: false, na_tela } },
      { ...caio, presente: true, origem: 'online', respostas: [2, null] },
    ],
  };
}
