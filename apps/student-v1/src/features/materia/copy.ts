/** Sentences of the subject screen. Themes, locked phases, Boss and explanation are verbatim (S2 §2.3, §2.11; decision 191). */
export const copy = {
  title: 'Roteiro de estudos',
  tipo: { RoteiroEstudo: 'Roteiro de estudo', PlanoAcao: 'Plano de Ação' },
  header: 'Suas conquistas',
  back: 'Voltar para os roteiros',
  loading: 'Carregando as fases',
  progress: (materia: string) => `Progresso em ${materia}`,
  itens: 'itens',
  itensDe: (respondeu: number, total: number) => `${respondeu} de ${total} itens respondidos`,
  fases: (materia: string) => `Fases de ${materia}`,
  semFases: 'As fases deste roteiro ainda estão sendo preparadas. Volte daqui a pouco.',
  bloqueado: {
    title: 'ITEM BLOQUEADO',
    text: 'Faça a fase anterior para desbloquear',
    go: (numero: number) => `Ir para a fase ${numero}`,
    close: 'Entendi',
  },
  encerrado: {
    title: 'O prazo deste roteiro terminou.',
    text: 'As fases continuam abertas para treinar. Treino não gasta vidas nem dá estrelas ou moedas.',
  },
  boss: {
    title: (materia: string) => `Boss de ${materia}`,
    action: 'ENFRENTAR BOSS',
    bloqueado: 'Termine os desafios para desbloquear o Boss!',
    desbloqueado: 'Seu grande momento chegou!!',
    iniciado: 'Seu grande momento chegou!!',
    venceu: 'Você derrotou o Boss!!',
    perdeu: 'Não desanime, você pega ele na próxima...',
  },
  explicacao: {
    title: 'Este é o seu Plano de Ação',
    text: 'Montamos este plano depois da sua avaliação, com os assuntos em que mais vale a pena investir agora. Comece pela primeira fase: cada uma traz conteúdos e questões, e acertar aqui vale o dobro de moedas.',
    check: 'Não mostrar explicação novamente.',
    ok: 'Ok',
  },
} as const;
