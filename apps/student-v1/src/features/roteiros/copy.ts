/** Sentences of the roadmap home. Heading, cycles, empty texts, Boss labels and the reset are verbatim (S2 §2.1, §2.11). */
export const copy = {
  title: 'Roteiro de estudos',
  header: 'Suas conquistas',
  greeting: { bom_dia: 'Bom dia,', boa_tarde: 'Boa tarde,', boa_noite: 'Boa noite,' },
  nobody: 'estudante',
  ciclo: {
    label: 'Ciclo',
    option: (numero: number) => `Ciclo ${String(numero).padStart(2, '0')}`,
    /** Where cycles of several years are listed, two may have the same number. */
    optionOfYear: (numero: number, ano: number) => `Ciclo ${String(numero).padStart(2, '0')} · ${ano}`,
  },
  areas: 'Selecione a Área do Conhecimento',
  loading: 'Carregando os roteiros',
  shown: (area: string, quantidade: number) =>
    quantidade === 0
      ? `${area}: Nenhum conteúdo a ser estudado`
      : `${area}: ${quantidade === 1 ? '1 roteiro' : `${quantidade} roteiros`}`,
  list: (area: string) => `Para estudar em ${area}`,
  semNada: {
    title: 'Você não tem nenhuma prova ou roteiro cadastrado.',
    text: 'Assim que a escola liberar um roteiro para a sua turma, ele aparece aqui.',
  },
  semConteudo: {
    title: 'Nenhum conteúdo a ser estudado',
    text: 'Veja as outras áreas: pode haver algo para você nelas.',
  },
  passo: {
    comecar: (materia: string, fase: number) => `Começar · ${materia}, fase ${fase}`,
    continuar: (materia: string, fase: number) => `Continuar · ${materia}, fase ${fase}`,
    sobre: (descricao: string, itens: number) => `${descricao} · ${itens === 1 ? '1 questão' : `${itens} questões`}`,
    itens: (respondidos: number, total: number) => `${respondidos} de ${total} itens respondidos`,
    boss: (materia: string) => `Boss de ${materia}`,
    momento: 'Seu grande momento chegou!!',
    enfrentar: 'ENFRENTAR BOSS',
  },
  meta: {
    title: 'Sua meta da semana',
    count: (feitas: number, meta: number) => {
      const fases = (n: number) => (n === 1 ? '1 fase' : `${n} fases`);
      return feitas > meta ? fases(feitas) : `${feitas} de ${fases(meta)}`;
    },
    week: 'nesta semana',
    change: 'Mudar',
    question: 'Quantas fases por semana?',
    again: 'Na segunda começa outra. Nada se perde.',
    save: 'Guardar meta',
  },
  prevista: (dia: string) => `Prevista para ${dia}`,
  encerrado: 'Encerrado: só para treinar',
  fases: (feitas: number, total: number) =>
    total === 1 ? `${feitas} de 1 fase concluída` : `${feitas} de ${total} fases concluídas`,
  boss: {
    bloqueado: 'Boss Bloqueado',
    desbloqueado: 'Boss Desbloqueado',
    iniciado: 'Boss Desbloqueado',
    venceu: 'Você derrotou este Boss!',
    perdeu: 'Você não venceu este Boss!',
  },
  reset: {
    button: 'Resetar Roteiro',
    title: 'Resetar o roteiro desta conta de teste?',
    text: 'Estrelas, moedas, respostas e Bosses dos roteiros desta conta voltam ao início. Não dá para desfazer.',
    cancel: 'Cancelar',
    done: 'Roteiro de estudos reiniciado com sucesso.',
  },
} as const;
