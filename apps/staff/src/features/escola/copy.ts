/** Words of the school's page: what each setting is, and what it changes for students. */
export const copy = {
  group: 'Escola',
  loading: 'Carregando as configurações',
  readOnly: 'Você pode ver as configurações. Quem as altera é a direção, a gestão da escola ou a administração.',
  saved: 'Salvo com sucesso',
  conflict:
    'Alguém alterou as configurações enquanto você editava. Carregamos o que vale agora e mantivemos o que você mudou. Confira e salve de novo.',
  parts: {
    escola: 'Dados da escola',
    jogo: 'Jogo e páginas dos alunos',
    acesso: 'Acesso',
    provas: 'Questões e provas',
    correcao: 'Correção de redações',
    resultados: 'Resultados das provas',
    contato: 'Contato da escola',
    legal: 'Textos legais e dados',
  },
  fields: {
    nome: {
      label: 'Nome da escola',
      help: 'A equipe lê este nome nas listas; os alunos, nas fichas de acesso. Nas páginas dos alunos nada muda.',
    },
    fuso_horario: {
      label: 'Fuso horário',
      help: 'Alunos e equipe passam a ler todas as datas e horas neste fuso. Com provas marcadas pela frente, você escolhe o que elas mantêm.',
    },
    nome_moeda: {
      label: 'Nome das moedas',
      help: 'Os alunos da Versão 1 · jogo leem este nome no jogo, na compra de vidas e nos resultados.',
    },
    minutos_por_vida: {
      label: 'Minutos até uma vida voltar',
      help: 'Vale para a próxima vida perdida. Quanto menor, mais cedo o aluno sem vidas volta a responder.',
    },
    ranking_modo: {
      label: 'Ranking de estrelas',
      help: 'Muda o que cada aluno vê dos outros. Quem a equipe ocultou aparece como Estudante em qualquer modo.',
    },
    aprendizagem_ativa: {
      label: 'Páginas de nível de aprendizagem',
      help: 'Desligadas, os alunos da Versão 2 não encontram essas páginas. Nada se perde.',
    },
    pesquisa_ativa: {
      label: 'Pesquisa de satisfação',
      help: 'Ligada, cada aluno é perguntado no máximo uma vez em 90 dias, nunca durante uma prova.',
    },
    recuperacao_por_perguntas: {
      label: 'Recuperar a senha por perguntas de segurança',
      help: 'Desligada, quem esquece a senha recupera por e-mail ou pede à equipe. As respostas ficam guardadas.',
    },
    duas_etapas_obrigatorias: {
      label: 'Exigir verificação em duas etapas da equipe',
      help: 'Ligada, quem é da equipe e ainda não tem configura um aplicativo autenticador antes de usar o ambiente da equipe, você também. Para os alunos nada muda.',
    },
    fichas_validade_dias: {
      label: 'Dias de validade das fichas de acesso',
      help: 'De 1 a 30. Depois deles, a senha de uma ficha não abre mais, e é preciso resetar de novo. Fichas já impressas continuam com a data que está nelas.',
    },
    fichas_por: {
      label: 'Quem mais gera fichas de acesso',
      help: 'A gestão de vida e a administração sempre geram. Quem gera uma ficha vê a senha nova do aluno, que é trocada no primeiro acesso.',
    },
    professor_publica: {
      label: 'Professores publicam provas',
      help: 'Ligado, cada professor publica para as próprias turmas, e os alunos delas encontram a prova na hora. Desligado, a prova chega aos alunos depois que a coordenação, a gestão ou a direção publica. Provas já publicadas ficam como estão.',
    },
    revisao_questoes: {
      label: 'Revisar as questões antes de usar',
      help: 'Ligado, os alunos só encontram questões que a coordenação ou a gestão de vida aprovou. Desligado, quem escreve uma questão aprova a própria. Questões já aprovadas ficam como estão.',
    },
    segundo_corretor: {
      label: 'Segunda correção',
      help: 'Cada redação passa por duas pessoas, e o aluno vê a nota quando a segunda termina. Notas já fechadas ficam como estão.',
    },
    divergencia_maxima: {
      label: 'Diferença que pede uma terceira correção, em pontos',
      help: 'De 20 a 1000. Acima dela, a nota do aluno é a da terceira pessoa.',
    },
    liberacao: {
      label: 'Quando o resultado sai',
      help: 'Uma prova pode dizer outra coisa na página de resultados. Se você voltar para Sozinho, o que já terminou e espera conferência sai na hora.',
    },
    contato_email: { label: 'E-mail', help: 'Os alunos leem em Precisa de ajuda. Vazio, não aparece.' },
    contato_telefone: { label: 'Telefone', help: 'Também em Precisa de ajuda. Vazio, não aparece.' },
    contato_horario: {
      label: 'Horário de atendimento',
      help: 'Como os alunos vão ler: Segunda a sexta, das 7h30 às 17h.',
    },
    politica_privacidade: {
      label: 'Política de privacidade',
      help: 'Vazio, os alunos leem o texto da plataforma.',
    },
    termos_de_uso: { label: 'Termos de uso', help: 'Vazio, os alunos leem o texto da plataforma.' },
    base_legal: {
      label: 'Base legal do tratamento de dados',
      help: 'Entra na exportação dos dados de um aluno. Os alunos não veem.',
    },
    retencao_meses: {
      label: 'Meses até anonimizar quem saiu',
      help: 'De 12 a 240. É o prazo que a escola informa às famílias. Conta do fim do ano da última turma ou, se veio depois, do cadastro ou do último estudo ou prova.',
    },
    anonimizacao_automatica: {
      label: 'Apagar automaticamente ao fim do prazo',
      help: 'A cada noite, a plataforma apaga para sempre o que identifica quem passou do prazo, e ninguém consegue desfazer. Médias e estatísticas continuam, sem o nome. Quem tem matrícula atual, prova aberta ou acesso recente fica. Começa 30 dias depois de ligar ou de mudar o prazo. Desligada, nada é apagado sozinho.',
    },
  },
  janelas: {
    loading: 'Procurando as provas marcadas',
    none: 'Nenhuma prova marcada pela frente: só a hora escrita das outras muda.',
    title: (n: number) =>
      n === 1 ? '1 horário de prova ainda não começou' : `${n} horários de prova ainda não começaram`,
    text: 'Nada muda antes de salvar. Provas que já começaram continuam com o mesmo tempo.',
    refused:
      'Com o horário do relógio mantido, uma delas já teria começado. Mantenha o instante ou mude o fuso depois dela.',
    caption: 'Horários de prova que ainda não começaram',
    prova: 'Prova',
    now: 'Como está',
    clock: 'Mantendo o relógio',
    instant: 'Mantendo o instante',
    past: 'já teria começado',
    more: (n: number) => (n === 1 ? 'E mais 1.' : `E mais ${n}.`),
    legend: 'O que estas provas mantêm',
    choices: {
      relogio: {
        label: 'Manter o horário do relógio',
        description: 'Quem lia 8h continua lendo 8h, no fuso novo. A prova começa em outro momento.',
      },
      instante: {
        label: 'Manter o instante',
        description: 'A prova começa no mesmo momento. A hora escrita passa a ser a do fuso novo.',
      },
    },
  },
  liberacao: {
    sozinha: 'Sozinho, quando a última turma termina',
    conferida: 'Só depois que alguém confere e libera',
  },
  ranking: {
    nomeado: 'Todos, com nome',
    janela: 'Só os vizinhos na lista',
    desligado: 'Desligado',
  },
  base: {
    consentimento: 'Consentimento',
    execucao_de_politica_publica: 'Execução de política pública',
    contrato: 'Contrato',
    obrigacao_legal: 'Obrigação legal',
    nao_informada: 'Não informada',
  },
  errors: {
    nome: 'Dê um nome à escola, com letras ou números.',
    required: 'Escreva um nome.',
    janelas: 'Escolha o que as provas marcadas mantêm.',
    whole: (min: number, max: number) => `Use um número inteiro de ${min} a ${max}.`,
  },
} as const;
