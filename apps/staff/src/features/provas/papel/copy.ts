import type { GradeErro } from '@luneta/domain/grade-resposta';

const onItem = (numero: number | null, text: string) => (numero === null ? text : `Questão ${numero}: ${text}`);
const ERROS: Readonly<Record<Exclude<GradeErro, 'pontos'> | 'sem_presenca', string>> = {
  quantidade: 'faltam respostas para o número de questões.',
  ausente_com_respostas: 'quem faltou não tem respostas.',
  lingua_faltando: 'Diga a língua: I para inglês, E para espanhol.',
  outra_lingua: 'é da outra língua.',
  subjetiva: 'é de texto: escreva os pontos.',
  pontos_sem_texto: 'tem alternativas e não recebe pontos.',
  opcao_inexistente: 'esta alternativa não existe.',
  sem_presenca: 'Diga se esteve presente: P ou F.',
};

export const copy = {
  loading: 'Carregando as respostas',
  group: 'Respostas em papel',
  grid: (turma: string) => `Respostas em papel da turma ${turma}`,
  aluno: 'Aluno',
  presenca: 'Pres.',
  presencaLabel: 'presença',
  lingua: 'Língua',
  linguaLabel: 'língua estrangeira',
  ingles: 'ing',
  espanhol: 'esp',
  item: (numero: number) => `questão ${numero}`,
  itemOf: (numero: number, lingua: string) => `questão ${numero}, ${lingua}`,
  pointsHead: (numero: number, most: string) => `${numero} · 0 a ${most}`,
  pointsOf: (numero: number, most: string) => `pontos da questão ${numero}, de 0 a ${most}`,
  presente: 'P',
  falta: 'F',
  empty: 'em branco',
  clear: 'Em branco',
  dupla: 'Duas',
  keypad: 'Preencher a célula escolhida',
  help: 'Setas movem. A a E preenchem e avançam, * é mais de uma marcada, P ou F na presença. Depois da última questão vem o próximo aluno. Enter desce, Delete apaga, Ctrl+V cola da planilha, Ctrl+Z desfaz, Ctrl+S salva.',
  helpPoints: 'Numa questão de texto, escreva os pontos: 1,5.',
  end: 'Chegou ao fim da grade. Para mudar esta resposta, volte à célula dela.',
  online: 'Respondeu na tela.',
  conflict: 'Outra pessoa salvou esta linha enquanto você digitava.',
  erro: (erro: GradeErro | 'sem_presenca', numero: number | null, most: string) =>
    onItem(numero, erro === 'pontos' ? `vale de 0 a ${most}.` : ERROS[erro]),
  undo: 'Desfazer',
  redo: 'Refazer',
  save: (n: number) => (n === 0 ? 'Salvar' : n === 1 ? 'Salvar 1 linha' : `Salvar ${n} linhas`),
  saved: (n: number) => (n === 1 ? '1 linha salva.' : `${n} linhas salvas.`),
  recusadas: (n: number) =>
    n === 1
      ? '1 linha não foi salva. Veja o motivo na linha.'
      : `${n} linhas não foram salvas. Veja o motivo em cada linha.`,
  pending: 'As notas serão calculadas de novo.',
  pasted: (n: number) => (n === 1 ? '1 célula colada.' : `${n} células coladas.`),
  ignored: (n: number) =>
    n === 1 ? '1 valor não coube e ficou de fora.' : `${n} valores não couberam e ficaram de fora.`,
  nothing: 'Nenhuma mudança para salvar.',
  blocked: (n: number) => (n === 1 ? '1 linha com erro não será salva.' : `${n} linhas com erro não serão salvas.`),
  discard: 'Descartar mudanças',
  takeServer: 'Usar o que foi salvo',
  keepMine: 'Manter o que digitei',
  conflictTitle: (n: number) =>
    n === 1
      ? 'Outra pessoa salvou 1 linha enquanto você digitava. Escolha o que fica.'
      : `Outra pessoa salvou ${n} linhas enquanto você digitava. Escolha o que fica em cada uma.`,
  conflictOf: (nome: string) => `${nome}: outra pessoa salvou esta linha.`,
  conflictCell: (label: string, minha: string, deles: string) =>
    `${label.charAt(0).toUpperCase()}${label.slice(1)}: você digitou ${minha}, foi salvo ${deles}.`,
  lost: (n: number) => (n === 1 ? 'A mudança de 1 aluno será perdida.' : `As mudanças de ${n} alunos serão perdidas.`),
  readOnly: 'Só quem dá aula ou coordena digita respostas.',
  onlyOnline: 'Esta prova é feita só pela plataforma: não há respostas em papel.',
  notYet: 'Este dia da prova ainda não começou.',
  released:
    'O resultado já saiu. O que mudar aqui muda notas que os alunos já viram. Quem digita respostas pode corrigir de novo.',
  import: 'Importar planilha',
  template: 'Baixar planilha da turma',
  empties: 'Esta turma não tem alunos.',
} as const;
