CREATE TABLE "avaliacao" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"codigo" text NOT NULL,
	"descricao" text NOT NULL,
	"ciclo_id" bigint NOT NULL,
	"serie_id" bigint,
	"nota_maxima" numeric(7, 2) DEFAULT 10 NOT NULL,
	"tipo_aplicacao" text DEFAULT 'Online' NOT NULL,
	"solicitar_idioma" boolean DEFAULT false NOT NULL,
	"responde_apos_entrega" boolean,
	"liberar_em" timestamp with time zone,
	CONSTRAINT "avaliacao_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "avaliacao_codigo" UNIQUE("escola_id","codigo"),
	CONSTRAINT "avaliacao_tipo_aplicacao" CHECK ("avaliacao"."tipo_aplicacao" in ('Online','Presencial','Híbrida')),
	CONSTRAINT "avaliacao_nota_maxima" CHECK ("avaliacao"."nota_maxima" > 0)
);
--> statement-breakpoint
CREATE TABLE "avaliacao_dia" (
	"escola_id" bigint NOT NULL,
	"avaliacao_id" bigint NOT NULL,
	"dia_prova" smallint NOT NULL,
	"bateria" smallint NOT NULL,
	"duracao_minutos" integer NOT NULL,
	"proposta_redacao_id" bigint,
	CONSTRAINT "avaliacao_dia_escola_id_avaliacao_id_dia_prova_pk" PRIMARY KEY("escola_id","avaliacao_id","dia_prova"),
	CONSTRAINT "avaliacao_dia_positivo" CHECK ("avaliacao_dia"."dia_prova" >= 1 and "avaliacao_dia"."duracao_minutos" > 0)
);
--> statement-breakpoint
CREATE TABLE "avaliacao_item" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"avaliacao_id" bigint NOT NULL,
	"dia_prova" smallint NOT NULL,
	"numero" smallint NOT NULL,
	"questao_id" bigint NOT NULL,
	"lingua_estrangeira" smallint,
	"anulada" boolean DEFAULT false NOT NULL,
	"gabarito_bonificado" boolean DEFAULT false NOT NULL,
	"fora_da_tri" boolean DEFAULT false NOT NULL,
	CONSTRAINT "avaliacao_item_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "avaliacao_item_numero" UNIQUE NULLS NOT DISTINCT("escola_id","avaliacao_id","dia_prova","numero","lingua_estrangeira"),
	CONSTRAINT "avaliacao_item_questao" UNIQUE("escola_id","avaliacao_id","dia_prova","questao_id"),
	CONSTRAINT "avaliacao_item_lingua" CHECK ("avaliacao_item"."lingua_estrangeira" is null or "avaliacao_item"."lingua_estrangeira" in (1, 2)),
	CONSTRAINT "avaliacao_item_numero_positivo" CHECK ("avaliacao_item"."numero" >= 1)
);
--> statement-breakpoint
CREATE TABLE "turma_avaliacao" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"turma_id" bigint NOT NULL,
	"avaliacao_id" bigint NOT NULL,
	CONSTRAINT "turma_avaliacao_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "turma_avaliacao_unica" UNIQUE("escola_id","turma_id","avaliacao_id")
);
--> statement-breakpoint
CREATE TABLE "turma_avaliacao_dia" (
	"escola_id" bigint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"dia_prova" smallint NOT NULL,
	"inicio_em" timestamp with time zone NOT NULL,
	"fim_em" timestamp with time zone NOT NULL,
	CONSTRAINT "turma_avaliacao_dia_escola_id_turma_avaliacao_id_dia_prova_pk" PRIMARY KEY("escola_id","turma_avaliacao_id","dia_prova"),
	CONSTRAINT "turma_avaliacao_dia_ordem" CHECK ("turma_avaliacao_dia"."fim_em" > "turma_avaliacao_dia"."inicio_em")
);
--> statement-breakpoint
CREATE TABLE "ciclo" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"ano" integer NOT NULL,
	"numero_referencia" smallint NOT NULL,
	CONSTRAINT "ciclo_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "ciclo_numero" UNIQUE("escola_id","ano","numero_referencia")
);
--> statement-breakpoint
CREATE TABLE "escola" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"fuso_horario" text DEFAULT 'America/Sao_Paulo' NOT NULL,
	"configuracao" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"criada_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sede" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"nome" text NOT NULL,
	CONSTRAINT "sede_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "sede_nome" UNIQUE("escola_id","nome")
);
--> statement-breakpoint
CREATE TABLE "serie" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"nome" text NOT NULL,
	"nivel_ordem" smallint NOT NULL,
	CONSTRAINT "serie_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "serie_nome" UNIQUE("escola_id","nome")
);
--> statement-breakpoint
CREATE TABLE "turma" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"sede_id" bigint NOT NULL,
	"serie_id" bigint NOT NULL,
	"codigo" text NOT NULL,
	"turno" smallint NOT NULL,
	"ano" integer NOT NULL,
	"versao" smallint NOT NULL,
	CONSTRAINT "turma_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "turma_codigo" UNIQUE("escola_id","ano","codigo"),
	CONSTRAINT "turma_versao" CHECK ("turma"."versao" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "diretorio_login" (
	"login" text PRIMARY KEY NOT NULL,
	"escola_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	CONSTRAINT "diretorio_login_minusculo" CHECK ("diretorio_login"."login" = lower(btrim("diretorio_login"."login")) and "diretorio_login"."login" <> '')
);
--> statement-breakpoint
CREATE TABLE "login_falha" (
	"chave" text PRIMARY KEY NOT NULL,
	"falhas" integer NOT NULL,
	"bloqueado_ate" timestamp with time zone NOT NULL,
	"atualizada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "login_falha_positiva" CHECK ("login_falha"."falhas" > 0)
);
--> statement-breakpoint
CREATE TABLE "pessoa" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"nome" text NOT NULL,
	"nome_social" text,
	"data_nascimento" date,
	"email" text,
	"avatar_code" smallint DEFAULT 1 NOT NULL,
	"perfil" text NOT NULL,
	"senha_hash" text NOT NULL,
	"senha_inicial" boolean DEFAULT false NOT NULL,
	"conta_teste" boolean DEFAULT false NOT NULL,
	"ativa" boolean DEFAULT true NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "pessoa_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "pessoa_perfil" CHECK ("pessoa"."perfil" in ('aluno','professor','coordenador','gestao_vida','admin','gestao_escola','diretor','supervisor','responsavel')),
	CONSTRAINT "pessoa_avatar" CHECK ("pessoa"."avatar_code" between 1 and 69),
	CONSTRAINT "pessoa_nome_social" CHECK ("pessoa"."nome_social" is null or (char_length("pessoa"."nome_social") between 1 and 20))
);
--> statement-breakpoint
CREATE TABLE "sessao" (
	"escola_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"turma_aluno_id" bigint,
	"perfil_real" text NOT NULL,
	"perfil" text NOT NULL,
	"validade_segundos" bigint NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"encerrada_em" timestamp with time zone,
	CONSTRAINT "sessao_escola_id_id_pk" PRIMARY KEY("escola_id","id")
);
--> statement-breakpoint
CREATE TABLE "turma_aluno" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"turma_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"status" text DEFAULT 'Atual' NOT NULL,
	"fator_tempo" numeric(4, 2) DEFAULT 1 NOT NULL,
	CONSTRAINT "turma_aluno_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "turma_aluno_unico" UNIQUE("escola_id","turma_id","pessoa_id"),
	CONSTRAINT "turma_aluno_status" CHECK ("turma_aluno"."status" in ('Atual','Transferido','Remanejado','Concluído')),
	CONSTRAINT "turma_aluno_fator" CHECK ("turma_aluno"."fator_tempo" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "turma_professor" (
	"escola_id" bigint NOT NULL,
	"turma_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	CONSTRAINT "turma_professor_escola_id_turma_id_pessoa_id_pk" PRIMARY KEY("escola_id","turma_id","pessoa_id")
);
--> statement-breakpoint
CREATE TABLE "area_conhecimento" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"codigo" text NOT NULL,
	"nome" text NOT NULL,
	"nome_curto" text NOT NULL,
	CONSTRAINT "area_conhecimento_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "area_conhecimento_codigo" UNIQUE("escola_id","codigo")
);
--> statement-breakpoint
CREATE TABLE "materia" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"area_conhecimento_id" bigint NOT NULL,
	"nome" text NOT NULL,
	"fora_do_gabarito" boolean DEFAULT false NOT NULL,
	CONSTRAINT "materia_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "materia_nome" UNIQUE("escola_id","nome")
);
--> statement-breakpoint
CREATE TABLE "midia" (
	"escola_id" bigint NOT NULL,
	"sha256" char(64) NOT NULL,
	"tipo" text NOT NULL,
	"conteudo" "bytea" NOT NULL,
	CONSTRAINT "midia_escola_id_sha256_pk" PRIMARY KEY("escola_id","sha256"),
	CONSTRAINT "midia_tipo" CHECK ("midia"."tipo" in ('image/png','image/jpeg','image/gif','image/webp'))
);
--> statement-breakpoint
CREATE TABLE "objeto_conhecimento" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"materia_id" bigint NOT NULL,
	"serie_id" bigint,
	"descricao" text NOT NULL,
	CONSTRAINT "objeto_conhecimento_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "objeto_conhecimento_descricao" UNIQUE NULLS NOT DISTINCT("escola_id","materia_id","serie_id","descricao")
);
--> statement-breakpoint
CREATE TABLE "proposta_redacao" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"codigo" text NOT NULL,
	"titulo" text NOT NULL,
	"descricao" text NOT NULL,
	"genero_textual_nome" text NOT NULL,
	"max_linhas" integer DEFAULT 30 NOT NULL,
	CONSTRAINT "proposta_redacao_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "proposta_redacao_codigo" UNIQUE("escola_id","codigo")
);
--> statement-breakpoint
CREATE TABLE "questao" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"codigo" text NOT NULL,
	"materia_id" bigint NOT NULL,
	"objeto_conhecimento_id" bigint,
	"capitulo" smallint,
	"habilidade" text,
	"enunciado" text NOT NULL,
	"opcao_a" text DEFAULT '' NOT NULL,
	"opcao_b" text DEFAULT '' NOT NULL,
	"opcao_c" text DEFAULT '' NOT NULL,
	"opcao_d" text DEFAULT '' NOT NULL,
	"opcao_e" text,
	"gabarito" char(1),
	"comentario" text DEFAULT '' NOT NULL,
	"subjetiva" boolean DEFAULT false NOT NULL,
	"lingua_estrangeira" smallint,
	"dificuldade" text,
	"tri_a" double precision,
	"tri_b" double precision,
	"tri_c" double precision,
	"tri_origem" text,
	"origem" text NOT NULL,
	"atualizada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "questao_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "questao_codigo" UNIQUE("escola_id","codigo"),
	CONSTRAINT "questao_gabarito" CHECK ("questao"."gabarito" is null or "questao"."gabarito" in ('A','B','C','D','E')),
	CONSTRAINT "questao_lingua" CHECK ("questao"."lingua_estrangeira" is null or "questao"."lingua_estrangeira" in (1, 2)),
	CONSTRAINT "questao_dificuldade" CHECK ("questao"."dificuldade" is null or "questao"."dificuldade" in ('facil','medio','dificil')),
	CONSTRAINT "questao_tri_completa" CHECK (("questao"."tri_a" is null) = ("questao"."tri_b" is null) and ("questao"."tri_b" is null) = ("questao"."tri_c" is null) and ("questao"."tri_a" is null) = ("questao"."tri_origem" is null)),
	CONSTRAINT "questao_tri_faixa" CHECK ("questao"."tri_a" is null or ("questao"."tri_a" > 0 and "questao"."tri_c" >= 0 and "questao"."tri_c" < 1))
);
--> statement-breakpoint
CREATE TABLE "texto_motivacional" (
	"escola_id" bigint NOT NULL,
	"proposta_redacao_id" bigint NOT NULL,
	"ordem" smallint NOT NULL,
	"conteudo" text NOT NULL,
	CONSTRAINT "texto_motivacional_escola_id_proposta_redacao_id_ordem_pk" PRIMARY KEY("escola_id","proposta_redacao_id","ordem")
);
--> statement-breakpoint
CREATE TABLE "item_estatistica" (
	"escola_id" bigint NOT NULL,
	"avaliacao_item_id" bigint NOT NULL,
	"presentes" integer NOT NULL,
	"acertos" integer NOT NULL,
	"calculado_em" timestamp with time zone NOT NULL,
	CONSTRAINT "item_estatistica_escola_id_avaliacao_item_id_pk" PRIMARY KEY("escola_id","avaliacao_item_id"),
	CONSTRAINT "item_estatistica_ordem" CHECK ("item_estatistica"."acertos" between 0 and "item_estatistica"."presentes")
);
--> statement-breakpoint
CREATE TABLE "resultado" (
	"escola_id" bigint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"presente" boolean NOT NULL,
	"acertos" integer NOT NULL,
	"itens" integer NOT NULL,
	"desempenho" double precision NOT NULL,
	"nota" double precision NOT NULL,
	"nota_agregada" double precision,
	"nota_tri" numeric(6, 1),
	"ranking" integer,
	"melhor_da_turma" boolean DEFAULT false NOT NULL,
	"tempo_utilizado" integer,
	"calculado_em" timestamp with time zone NOT NULL,
	CONSTRAINT "resultado_escola_id_turma_avaliacao_id_turma_aluno_id_pk" PRIMARY KEY("escola_id","turma_avaliacao_id","turma_aluno_id"),
	CONSTRAINT "resultado_desempenho" CHECK ("resultado"."desempenho" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "resultado_area" (
	"escola_id" bigint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"area_codigo" text NOT NULL,
	"acertos" integer NOT NULL,
	"itens" integer NOT NULL,
	"nota_tri" numeric(6, 1),
	"erro_padrao" double precision,
	"origem_tri" text,
	CONSTRAINT "resultado_area_escola_id_turma_avaliacao_id_turma_aluno_id_area_codigo_pk" PRIMARY KEY("escola_id","turma_avaliacao_id","turma_aluno_id","area_codigo")
);
--> statement-breakpoint
CREATE TABLE "redacao" (
	"escola_id" bigint NOT NULL,
	"tentativa_id" bigint NOT NULL,
	"proposta_redacao_id" bigint NOT NULL,
	"texto" text NOT NULL,
	"palavras" integer NOT NULL,
	"seq" bigint NOT NULL,
	"gravada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "redacao_escola_id_tentativa_id_pk" PRIMARY KEY("escola_id","tentativa_id"),
	CONSTRAINT "redacao_tamanho" CHECK (char_length("redacao"."texto") <= 20000)
);
--> statement-breakpoint
CREATE TABLE "redacao_versao" (
	"escola_id" bigint NOT NULL,
	"tentativa_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"texto" text NOT NULL,
	"gravada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "redacao_versao_escola_id_tentativa_id_seq_pk" PRIMARY KEY("escola_id","tentativa_id","seq")
);
--> statement-breakpoint
CREATE TABLE "resposta" (
	"escola_id" bigint NOT NULL,
	"tentativa_id" bigint NOT NULL,
	"avaliacao_item_id" bigint NOT NULL,
	"item_resposta" smallint,
	"seq" bigint NOT NULL,
	"gravada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "resposta_escola_id_tentativa_id_avaliacao_item_id_pk" PRIMARY KEY("escola_id","tentativa_id","avaliacao_item_id"),
	CONSTRAINT "resposta_valor" CHECK ("resposta"."item_resposta" is null or "resposta"."item_resposta" between 1 and 5),
	CONSTRAINT "resposta_seq" CHECK ("resposta"."seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "resposta_fora_do_prazo" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"tentativa_id" bigint NOT NULL,
	"avaliacao_item_id" bigint,
	"item_resposta" smallint,
	"texto_redacao" text,
	"seq" bigint NOT NULL,
	"recebida_em" timestamp with time zone NOT NULL,
	CONSTRAINT "resposta_fora_do_prazo_escola_id_id_pk" PRIMARY KEY("escola_id","id")
);
--> statement-breakpoint
CREATE TABLE "tentativa" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"dia_prova" smallint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"lingua_estrangeira" smallint DEFAULT 1 NOT NULL,
	"iniciada_em" timestamp with time zone NOT NULL,
	"prazo_em" timestamp with time zone NOT NULL,
	"acrescimo_segundos" integer DEFAULT 0 NOT NULL,
	"entregue_em" timestamp with time zone,
	"encerrada_em" timestamp with time zone,
	"encerrada_por" text,
	CONSTRAINT "tentativa_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "tentativa_unica" UNIQUE("escola_id","turma_avaliacao_id","dia_prova","turma_aluno_id"),
	CONSTRAINT "tentativa_lingua" CHECK ("tentativa"."lingua_estrangeira" in (1, 2)),
	CONSTRAINT "tentativa_encerrada" CHECK (("tentativa"."encerrada_em" is null) = ("tentativa"."encerrada_por" is null)),
	CONSTRAINT "tentativa_encerrada_por" CHECK ("tentativa"."encerrada_por" is null or "tentativa"."encerrada_por" in ('aluno','sistema')),
	CONSTRAINT "tentativa_prazo" CHECK ("tentativa"."prazo_em" > "tentativa"."iniciada_em")
);
--> statement-breakpoint
ALTER TABLE "avaliacao" ADD CONSTRAINT "avaliacao_escola_id_ciclo_id_ciclo_escola_id_id_fk" FOREIGN KEY ("escola_id","ciclo_id") REFERENCES "public"."ciclo"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD CONSTRAINT "avaliacao_escola_id_serie_id_serie_escola_id_id_fk" FOREIGN KEY ("escola_id","serie_id") REFERENCES "public"."serie"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_dia" ADD CONSTRAINT "avaliacao_dia_escola_id_avaliacao_id_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_id") REFERENCES "public"."avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_dia" ADD CONSTRAINT "avaliacao_dia_escola_id_proposta_redacao_id_proposta_redacao_escola_id_id_fk" FOREIGN KEY ("escola_id","proposta_redacao_id") REFERENCES "public"."proposta_redacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_item" ADD CONSTRAINT "avaliacao_item_escola_id_avaliacao_id_dia_prova_avaliacao_dia_escola_id_avaliacao_id_dia_prova_fk" FOREIGN KEY ("escola_id","avaliacao_id","dia_prova") REFERENCES "public"."avaliacao_dia"("escola_id","avaliacao_id","dia_prova") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_item" ADD CONSTRAINT "avaliacao_item_escola_id_questao_id_questao_escola_id_id_fk" FOREIGN KEY ("escola_id","questao_id") REFERENCES "public"."questao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_avaliacao" ADD CONSTRAINT "turma_avaliacao_escola_id_turma_id_turma_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_id") REFERENCES "public"."turma"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_avaliacao" ADD CONSTRAINT "turma_avaliacao_escola_id_avaliacao_id_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_id") REFERENCES "public"."avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_avaliacao_dia" ADD CONSTRAINT "turma_avaliacao_dia_escola_id_turma_avaliacao_id_turma_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id") REFERENCES "public"."turma_avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ciclo" ADD CONSTRAINT "ciclo_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sede" ADD CONSTRAINT "sede_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serie" ADD CONSTRAINT "serie_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma" ADD CONSTRAINT "turma_escola_id_sede_id_sede_escola_id_id_fk" FOREIGN KEY ("escola_id","sede_id") REFERENCES "public"."sede"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma" ADD CONSTRAINT "turma_escola_id_serie_id_serie_escola_id_id_fk" FOREIGN KEY ("escola_id","serie_id") REFERENCES "public"."serie"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diretorio_login" ADD CONSTRAINT "diretorio_login_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pessoa" ADD CONSTRAINT "pessoa_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessao" ADD CONSTRAINT "sessao_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessao" ADD CONSTRAINT "sessao_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD CONSTRAINT "turma_aluno_escola_id_turma_id_turma_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_id") REFERENCES "public"."turma"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD CONSTRAINT "turma_aluno_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_professor" ADD CONSTRAINT "turma_professor_escola_id_turma_id_turma_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_id") REFERENCES "public"."turma"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_professor" ADD CONSTRAINT "turma_professor_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_conhecimento" ADD CONSTRAINT "area_conhecimento_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materia" ADD CONSTRAINT "materia_escola_id_area_conhecimento_id_area_conhecimento_escola_id_id_fk" FOREIGN KEY ("escola_id","area_conhecimento_id") REFERENCES "public"."area_conhecimento"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "midia" ADD CONSTRAINT "midia_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objeto_conhecimento" ADD CONSTRAINT "objeto_conhecimento_escola_id_materia_id_materia_escola_id_id_fk" FOREIGN KEY ("escola_id","materia_id") REFERENCES "public"."materia"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objeto_conhecimento" ADD CONSTRAINT "objeto_conhecimento_escola_id_serie_id_serie_escola_id_id_fk" FOREIGN KEY ("escola_id","serie_id") REFERENCES "public"."serie"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD CONSTRAINT "proposta_redacao_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questao" ADD CONSTRAINT "questao_escola_id_materia_id_materia_escola_id_id_fk" FOREIGN KEY ("escola_id","materia_id") REFERENCES "public"."materia"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questao" ADD CONSTRAINT "questao_escola_id_objeto_conhecimento_id_objeto_conhecimento_escola_id_id_fk" FOREIGN KEY ("escola_id","objeto_conhecimento_id") REFERENCES "public"."objeto_conhecimento"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texto_motivacional" ADD CONSTRAINT "texto_motivacional_escola_id_proposta_redacao_id_proposta_redacao_escola_id_id_fk" FOREIGN KEY ("escola_id","proposta_redacao_id") REFERENCES "public"."proposta_redacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_estatistica" ADD CONSTRAINT "item_estatistica_escola_id_avaliacao_item_id_avaliacao_item_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_item_id") REFERENCES "public"."avaliacao_item"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultado" ADD CONSTRAINT "resultado_escola_id_turma_avaliacao_id_turma_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id") REFERENCES "public"."turma_avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultado" ADD CONSTRAINT "resultado_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultado_area" ADD CONSTRAINT "resultado_area_escola_id_turma_avaliacao_id_turma_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id") REFERENCES "public"."turma_avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultado_area" ADD CONSTRAINT "resultado_area_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redacao" ADD CONSTRAINT "redacao_escola_id_tentativa_id_tentativa_escola_id_id_fk" FOREIGN KEY ("escola_id","tentativa_id") REFERENCES "public"."tentativa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redacao" ADD CONSTRAINT "redacao_escola_id_proposta_redacao_id_proposta_redacao_escola_id_id_fk" FOREIGN KEY ("escola_id","proposta_redacao_id") REFERENCES "public"."proposta_redacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redacao_versao" ADD CONSTRAINT "redacao_versao_escola_id_tentativa_id_tentativa_escola_id_id_fk" FOREIGN KEY ("escola_id","tentativa_id") REFERENCES "public"."tentativa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resposta" ADD CONSTRAINT "resposta_escola_id_tentativa_id_tentativa_escola_id_id_fk" FOREIGN KEY ("escola_id","tentativa_id") REFERENCES "public"."tentativa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resposta" ADD CONSTRAINT "resposta_escola_id_avaliacao_item_id_avaliacao_item_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_item_id") REFERENCES "public"."avaliacao_item"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD CONSTRAINT "resposta_fora_do_prazo_escola_id_tentativa_id_tentativa_escola_id_id_fk" FOREIGN KEY ("escola_id","tentativa_id") REFERENCES "public"."tentativa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tentativa" ADD CONSTRAINT "tentativa_escola_id_turma_avaliacao_id_dia_prova_turma_avaliacao_dia_escola_id_turma_avaliacao_id_dia_prova_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id","dia_prova") REFERENCES "public"."turma_avaliacao_dia"("escola_id","turma_avaliacao_id","dia_prova") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tentativa" ADD CONSTRAINT "tentativa_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avaliacao_item_por_questao" ON "avaliacao_item" USING btree ("escola_id","questao_id");--> statement-breakpoint
CREATE INDEX "turma_avaliacao_por_avaliacao" ON "turma_avaliacao" USING btree ("escola_id","avaliacao_id");--> statement-breakpoint
CREATE INDEX "diretorio_login_pessoa" ON "diretorio_login" USING btree ("escola_id","pessoa_id");--> statement-breakpoint
CREATE INDEX "login_falha_antiga" ON "login_falha" USING btree ("atualizada_em");--> statement-breakpoint
CREATE INDEX "sessao_pessoa" ON "sessao" USING btree ("escola_id","pessoa_id");--> statement-breakpoint
CREATE INDEX "turma_aluno_pessoa" ON "turma_aluno" USING btree ("escola_id","pessoa_id");--> statement-breakpoint
CREATE INDEX "resultado_aluno" ON "resultado" USING btree ("escola_id","turma_aluno_id");--> statement-breakpoint
CREATE INDEX "resposta_fora_do_prazo_tentativa" ON "resposta_fora_do_prazo" USING btree ("escola_id","tentativa_id");--> statement-breakpoint
CREATE INDEX "tentativa_aluno" ON "tentativa" USING btree ("escola_id","turma_aluno_id");--> statement-breakpoint
CREATE INDEX "tentativa_aberta" ON "tentativa" USING btree ("escola_id","prazo_em") WHERE "tentativa"."encerrada_em" is null;