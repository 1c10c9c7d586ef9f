/** What each check says to the person who makes the exam, with the next step. */
import type { Checagem } from '@luneta/domain/rascunho';

type Texto = (dados: NonNullable<Checagem['dados']>, onde: string) => string;

const counted = (n: string | number | null | undefined, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** `28/11/2026` of `2026-11-28`. */
const dayOf = (date: string | number) => String(date).split('-').toReversed().join('/');

const NIVEIS: Readonly<Record<string, string>> = { facil: 'fáceis', medio: 'médias', dificil: 'difíceis' };

/** `onde` is the question or the day that the check is about, such as 'A questão 7'. */
const TEXTOS: Readonly<Record<string, Texto>> = {
  sem_nome: () => 'Dê um nome à prova, com 3 letras ou mais.',
  sem_ciclo: () => 'Escolha o ciclo da prova.',
  nota_maxima_invalida: () => 'A nota máxima precisa ser maior que zero.',
  sem_dias: () => 'Acrescente um dia de prova.',
  marco_com_dias: () => 'Um marco não tem dias. Tire os dias ou mude a espécie.',
  dia_repetido: (_, onde) => `${onde} aparece duas vezes. Deixe um só.`,
  dia_vazio: (_, onde) => `${onde} não tem questão nem redação. Acrescente uma delas.`,
  numero_faltando: (_, onde) => `${onde} está faltando. Numere de novo, sem pular números.`,
  numero_repetido: (_, onde) => `${onde} aparece mais de uma vez. Numere de novo.`,
  lingua_incompleta: (_, onde) => `${onde} só tem uma das línguas. Acrescente a outra do par.`,
  pontuacao_invalida: (_, onde) => `${onde} precisa valer mais que zero.`,
  questao_repetida: () => 'A mesma questão está na prova duas vezes. Tire uma delas.',
  idioma_nao_pedido: () => 'Há questões de Inglês ou Espanhol. Marque que o aluno escolhe o idioma.',
  sem_turmas: () => 'Escolha pelo menos uma turma.',
  turma_repetida: () => 'A mesma turma está na prova duas vezes. Tire uma delas.',
  sem_horario: (_, onde) => `Escolha o início e o fim de cada turma: ${onde.toLowerCase()}.`,
  dia_desconhecido: (_, onde) => `${onde} tem horário, mas não está na prova. Tire o horário.`,
  hora_invalida: (_, onde) => `O horário não existe no calendário: ${onde.toLowerCase()}. Escolha outro.`,
  inicio_passado: (_, onde) => `O início já passou: ${onde.toLowerCase()}. Escolha um horário adiante.`,
  janela_invertida: (_, onde) => `O fim vem antes do início: ${onde.toLowerCase()}. Troque os horários.`,
  janela_curta: ({ minutos, duracao }, onde) =>
    `A janela tem ${minutos} min e a prova dura ${duracao} min: ${onde.toLowerCase()}. Aumente a janela ou diminua a duração.`,
  questao_inexistente: (_, onde) => `${onde} não existe mais no banco. Tire-a da prova.`,
  questao_nao_aprovada: (_, onde) => `${onde} ainda não foi aprovada. Peça a aprovação no banco de questões.`,
  questao_arquivada: (_, onde) => `${onde} está arquivada. Escolha outra.`,
  sem_gabarito: (_, onde) => `${onde} não tem gabarito. Escolha a alternativa correta no banco.`,
  questao_lacrada: (_, onde) => `${onde} está em outra prova que ainda não foi liberada. Escolha outra.`,
  lingua_trocada: (_, onde) => `${onde} é de outra língua. Escolha a questão da língua deste lugar.`,
  revisao_nova: (_, onde) => `${onde} tem uma revisão mais nova. Veja se é a que você quer usar.`,
  gabarito_diverge: (_, onde) =>
    `${onde} tem outro gabarito que o do INEP. Decida qual vale em “Conferir prova importada”.`,
  imagem_sem_descricao: ({ imagens }, onde) =>
    `${onde} tem ${counted(imagens, 'imagem', 'imagens')} sem descrição. Descreva no banco de questões.`,
  sem_tri: ({ area, sem, total }) =>
    sem === 0
      ? `Sem nota TRI em ${area}: os parâmetros vêm de fontes diferentes.`
      : `Sem nota TRI em ${area}: faltam parâmetros em ${sem} de ${counted(total, 'questão', 'questões')}.`,
  questao_vista: ({ onde: lugar, quando, percentual_acerto, turma }, onde) =>
    `A turma ${turma} já viu ${onde.toLowerCase()} em ${lugar}${quando ? `, em ${dayOf(quando)}` : ''}${
      percentual_acerto === null || percentual_acerto === undefined ? '' : `: ${percentual_acerto}% de acertos`
    }.`,
  em_outra_prova: ({ onde: lugar }, onde) => `${onde} também está em ${lugar}, que ainda não terminou.`,
  tempo_curto: ({ minutos }, onde) => `${onde} tem ${minutos} min por questão. Veja se o tempo basta.`,
  tempo_longo: ({ minutos }, onde) => `${onde} tem ${minutos} min por questão. Veja se o tempo não sobra.`,
  nivel_concentrado: ({ nivel, quantas, total }) =>
    `${quantas} de ${total} questões são ${NIVEIS[String(nivel)] ?? nivel}. Veja se a prova está equilibrada.`,
  turma_inexistente: () => 'Uma das turmas não existe mais. Tire-a da prova.',
  turma_arquivada: ({ turma }) => `A turma ${turma} está arquivada. Tire-a da prova.`,
  turma_outro_ano: ({ turma }) => `A turma ${turma} não é deste ano letivo. Escolha uma turma do ano.`,
  turma_de_outro: ({ turma }) => `A turma ${turma} não é sua. Peça à coordenação para publicar.`,
  janela_sobreposta: ({ turma, onde: lugar }, onde) =>
    `A turma ${turma} tem ${lugar} no mesmo horário: ${onde.toLowerCase()}. Veja se dá para fazer as duas.`,
  dias_sobrepostos: ({ turma, dia }, onde) =>
    `A turma ${turma} tem o dia ${dia} no mesmo horário: ${onde.toLowerCase()}.`,
  tempo_passa_da_janela: ({ turma, alunos }, onde) =>
    `Na turma ${turma}, ${counted(alunos, 'aluno com tempo adicional não usa', 'alunos com tempo adicional não usam')} o tempo todo: ${onde.toLowerCase()}. Aumente a janela.`,
  sem_corretor: ({ turma }) =>
    `Há texto para corrigir, e nenhum professor na turma ${turma}. Ligue um professor à turma.`,
  ciclo_inexistente: () => 'O ciclo escolhido não existe mais. Escolha outro.',
  serie_inexistente: () => 'A série escolhida não existe mais. Escolha outra.',
  proposta_inexistente: (_, onde) => `${onde} usa uma proposta de redação que não existe mais. Escolha outra.`,
  proposta_nao_aprovada: (_, onde) =>
    `${onde} usa uma proposta de redação em rascunho. Complete a proposta ou escolha outra.`,
  proposta_arquivada: (_, onde) => `${onde} usa uma proposta de redação arquivada. Escolha outra.`,
  proposta_lacrada: (_, onde) => `${onde} usa uma proposta de outra prova, que ainda não começou. Escolha outra.`,
  proposta_revisao_nova: (_, onde) =>
    `${onde} usa uma proposta de redação que tem uma revisão mais nova. Veja se é a que você quer usar.`,
  codigo_repetido: () => 'Outra prova já tem este código. Escolha outro ou deixe vazio.',
};

/** The check as a sentence. @param turma code of the class that it is about */
export function textoOf({ codigo, alvo, dados }: Checagem, turma: string | undefined): string {
  const { numero, dia_prova } = alvo;
  const onde = numero === undefined ? `O dia ${dia_prova ?? ''}`.trim() : `A questão ${numero}`;
  return TEXTOS[codigo]?.({ ...dados, turma: turma ?? '' }, onde) ?? codigo;
}
