/** Words of the first start. */
export const copy = {
  title: 'Começar a escola',
  intro: 'Uma vez só: crie a escola e a sua conta. Depois, os primeiros passos mostram o que falta.',
  loading: 'Vendo se a escola já existe',
  escola: 'A escola',
  conta: 'A sua conta',
  contaText: 'Ela é da administração: cria o resto da equipe, arruma a escola e gera as fichas de acesso dos alunos.',
  fields: {
    codigo: { label: 'Código', help: 'Está na janela em que o servidor foi iniciado.' },
    escola_nome: {
      label: 'Nome da escola',
      help: 'A equipe lê este nome nas listas; os alunos, nas fichas de acesso.',
    },
    fuso_horario: { label: 'Fuso horário', help: 'Alunos e equipe leem todas as datas e horas nele. Dá para mudar.' },
    nome: { label: 'Seu nome completo' },
    login: { label: 'Usuário', help: 'Com ele você entra: letras sem acento, números, ponto, hífen ou um e-mail.' },
    email: { label: 'E-mail', help: 'Serve para recuperar a senha, se a escola enviar e-mails.' },
    senha: { label: 'Senha', help: 'De 12 a 128 caracteres. Uma frase serve.' },
    confirmacao: { label: 'Repita a senha' },
  },
  errors: {
    codigo: 'Digite o código.',
    escola_nome: 'Dê um nome à escola, com letras ou números.',
    nome: 'Escreva o seu nome, com letras ou números.',
    login: 'Use de 3 a 64 letras sem acento, números, ponto, hífen ou sublinhado, ou um e-mail.',
    email: 'Confira o e-mail.',
    confirmacao: 'As duas senhas são diferentes.',
  },
  submit: 'Criar escola e entrar',
  over: 'Esta escola já começou',
  overText: 'A escola deste servidor já foi criada. Entre com a sua conta ou peça uma a quem a criou.',
  toLogin: 'Ir para o início',
} as const;
