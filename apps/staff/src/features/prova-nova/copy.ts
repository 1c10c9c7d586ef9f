/** Sentences of the wizard that makes an exam. Those of a step stand in its folder. */
import type { Etapa } from './etapas.ts';

const plural = (n: number, one: string, many: string) => `${n.toLocaleString('pt-BR')} ${n === 1 ? one : many}`;

export const copy = {
  title: 'Nova prova',
  group: 'Nova prova',
  etapas: {
    oque: 'O que',
    dias: 'Dias',
    questoes: 'Questões',
    turmas: 'Turmas e horários',
    conferir: 'Conferir',
    publicar: 'Publicar',
  } satisfies Record<Etapa, string>,
  adiante: {
    oque: 'Continuar: dias',
    dias: 'Continuar: questões',
    questoes: 'Continuar: turmas',
    turmas: 'Conferir a prova',
    conferir: 'Continuar: publicar',
    publicar: 'Publicar prova',
  } satisfies Record<Etapa, string>,
  voltar: 'Voltar',
  close: 'Fechar e voltar aos rascunhos',
  toSteps: 'Voltar à lista de passos',
  loading: 'Carregando o rascunho',
  semNome: 'Prova sem nome',
  notaMaxima: (nota: string) => `nota máxima ${nota}`,
  questoes: (n: number) => plural(n, 'questão', 'questões'),
  turmas: (n: number) => plural(n, 'turma', 'turmas'),
  alunos: (n: number) => plural(n, 'aluno', 'alunos'),
  depois: 'Dá para continuar e resolver depois.',
  salvo: (quando: string) => `Rascunho salvo ${quando}`,
  salvoCurto: 'Salvo',
  novo: 'Ainda não salvo',
  salvando: 'Salvando…',
  naoSalvo: (n: number) => (n === 1 ? '1 alteração não salva' : `${n} alterações não salvas`),
  falhou: 'Não foi salvo',
  semConexao: 'Sem conexão',
  salvar: 'Salvar rascunho',
  discardText: 'O rascunho salvo continua como está. O que só este aparelho guardou se perde.',
  leave: 'O que você mudou nesta prova e não salvou fica guardado neste aparelho e é oferecido quando você voltar.',
  conflito: {
    title: 'Outra pessoa salvou este rascunho',
    text: 'O que você mudou continua na tela. Fique com o seu, ou use o que está salvo.',
    meu: 'Salvar o meu',
    salvo: 'Usar o que está salvo',
  },
  leitura: {
    publicado: 'Este rascunho já virou prova. Para mudar turmas e horários, abra a prova.',
    abrir: 'Abrir a prova',
    arquivado: 'Este rascunho está arquivado. Tire-o do arquivo para mudar.',
    somente: 'Você pode ler este rascunho. Quem muda é quem o fez e a coordenação.',
  },
  passos: {
    label: 'Passos da prova',
    pronto: 'pronto',
    falta: 'falta',
    agora: 'próximo passo',
    afazer: 'a fazer',
    continuar: (nome: string) => `Continuar: ${nome.toLocaleLowerCase('pt-BR')}`,
    minutos: (texto: string) => texto,
    nada: {
      oque: 'Nome, ciclo e nota',
      dias: 'Duração e redação',
      questoes: 'Questões da prova',
      turmas: 'Quem faz e quando',
      conferir: 'Verificações e prévia',
      publicar: 'Congela o que os alunos verão',
    } satisfies Record<Etapa, string>,
  },
} as const;

/** 72 → '1 h 12 min', 50 → '50 min'. */
export function duracao(minutos: number): string {
  const [h, min] = [Math.floor(minutos / 60), minutos % 60];
  if (h === 0) return `${min} min`;
  return min === 0 ? `${h} h` : `${h} h ${min} min`;
}
