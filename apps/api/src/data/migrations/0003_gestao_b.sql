CREATE TABLE "correcao_redacao" (
	"escola_id" bigint NOT NULL,
	"tentativa_id" bigint NOT NULL,
	"papel" smallint NOT NULL,
	"corretor_escola_id" bigint NOT NULL,
	"corretor_id" bigint NOT NULL,
	"competencias" jsonb NOT NULL,
	"motivo_zero" text,
	"comentario" text NOT NULL,
	"nota" integer,
	"concluida" boolean NOT NULL,
	"versao" integer NOT NULL,
	"gravada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "correcao_redacao_escola_id_tentativa_id_papel_pk" PRIMARY KEY("escola_id","tentativa_id","papel"),
	CONSTRAINT "correcao_redacao_corretor" UNIQUE("escola_id","tentativa_id","corretor_escola_id","corretor_id"),
	CONSTRAINT "correcao_redacao_papel" CHECK ("correcao_redacao"."papel" in (1, 2, 3)),
	CONSTRAINT "correcao_redacao_nota" CHECK ("correcao_redacao"."nota" is null or "correcao_redacao"."nota" between 0 and 1000),
	CONSTRAINT "correcao_redacao_concluida" CHECK ("correcao_redacao"."concluida" = ("correcao_redacao"."nota" is not null) and "correcao_redacao"."versao" >= 1)
);
--> statement-breakpoint
CREATE TABLE "grade_linha" (
	"escola_id" bigint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"dia_prova" smallint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"presente" boolean NOT NULL,
	"origem" text NOT NULL,
	"versao" integer NOT NULL,
	"gravada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "grade_linha_escola_id_turma_avaliacao_id_dia_prova_turma_aluno_id_pk" PRIMARY KEY("escola_id","turma_avaliacao_id","dia_prova","turma_aluno_id"),
	CONSTRAINT "grade_linha_origem" CHECK ("grade_linha"."origem" in ('grade','csv')),
	CONSTRAINT "grade_linha_versao" CHECK ("grade_linha"."versao" >= 1)
);
--> statement-breakpoint
CREATE TABLE "janela_aluno" (
	"escola_id" bigint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"dia_prova" smallint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"acrescimo_segundos" integer NOT NULL,
	CONSTRAINT "janela_aluno_escola_id_turma_avaliacao_id_dia_prova_turma_aluno_id_pk" PRIMARY KEY("escola_id","turma_avaliacao_id","dia_prova","turma_aluno_id"),
	CONSTRAINT "janela_aluno_acrescimo" CHECK ("janela_aluno"."acrescimo_segundos" > 0)
);
--> statement-breakpoint
CREATE TABLE "prorrogacao" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"pedido_id" uuid NOT NULL,
	"escopo" text NOT NULL,
	"minutos" integer NOT NULL,
	"qtde_alunos" integer DEFAULT 0 NOT NULL,
	"qtde_provas" integer DEFAULT 0 NOT NULL,
	"qtde_roteiros" integer DEFAULT 0 NOT NULL,
	"gabarito_liberado_em" timestamp with time zone,
	"criada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "prorrogacao_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "prorrogacao_pedido" UNIQUE("escola_id","pedido_id"),
	CONSTRAINT "prorrogacao_escopo" CHECK ("prorrogacao"."escopo" in ('aluno','turma','escola')),
	CONSTRAINT "prorrogacao_minutos" CHECK ("prorrogacao"."minutos" between 1 and 10080)
);
--> statement-breakpoint
CREATE TABLE "recalculo" (
	"escola_id" bigint NOT NULL,
	"avaliacao_id" bigint NOT NULL,
	"pedidos" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "recalculo_escola_id_avaliacao_id_pk" PRIMARY KEY("escola_id","avaliacao_id")
);
--> statement-breakpoint
ALTER TABLE "correcao_subjetiva" DROP CONSTRAINT "correcao_subjetiva_escola_id_corretor_id_pessoa_escola_id_id_fk";
--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "retido" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD COLUMN "passa_da_janela" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resultado" ADD COLUMN "nota_redacao" double precision;--> statement-breakpoint
ALTER TABLE "correcao_subjetiva" ADD COLUMN "corretor_escola_id" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "resposta_subjetiva" ADD COLUMN "id" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "redacao" ADD COLUMN "nota" integer;--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD COLUMN "respondida_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD COLUMN "decisao" text DEFAULT 'pendente' NOT NULL;--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD COLUMN "decidida_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD COLUMN "tinha_resposta" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD COLUMN "resposta_anterior" smallint;--> statement-breakpoint
ALTER TABLE "tentativa" ADD COLUMN "origem" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "correcao_redacao" ADD CONSTRAINT "correcao_redacao_escola_id_tentativa_id_redacao_escola_id_tentativa_id_fk" FOREIGN KEY ("escola_id","tentativa_id") REFERENCES "public"."redacao"("escola_id","tentativa_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_linha" ADD CONSTRAINT "grade_linha_escola_id_turma_avaliacao_id_dia_prova_turma_avaliacao_dia_escola_id_turma_avaliacao_id_dia_prova_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id","dia_prova") REFERENCES "public"."turma_avaliacao_dia"("escola_id","turma_avaliacao_id","dia_prova") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_linha" ADD CONSTRAINT "grade_linha_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "janela_aluno" ADD CONSTRAINT "janela_aluno_escola_id_turma_avaliacao_id_dia_prova_turma_avaliacao_dia_escola_id_turma_avaliacao_id_dia_prova_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id","dia_prova") REFERENCES "public"."turma_avaliacao_dia"("escola_id","turma_avaliacao_id","dia_prova") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "janela_aluno" ADD CONSTRAINT "janela_aluno_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prorrogacao" ADD CONSTRAINT "prorrogacao_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalculo" ADD CONSTRAINT "recalculo_escola_id_avaliacao_id_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_id") REFERENCES "public"."avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resposta_subjetiva" ADD CONSTRAINT "resposta_subjetiva_id" UNIQUE("escola_id","id");--> statement-breakpoint
ALTER TABLE "redacao" ADD CONSTRAINT "redacao_nota" CHECK ("redacao"."nota" is null or "redacao"."nota" between 0 and 1000);--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD CONSTRAINT "resposta_fora_do_prazo_decisao" CHECK ("resposta_fora_do_prazo"."decisao" in ('pendente','contada','deixada_de_fora'));--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD CONSTRAINT "resposta_fora_do_prazo_decidida" CHECK (("resposta_fora_do_prazo"."decisao" = 'pendente') = ("resposta_fora_do_prazo"."decidida_em" is null));--> statement-breakpoint
ALTER TABLE "tentativa" ADD CONSTRAINT "tentativa_origem" CHECK ("tentativa"."origem" in ('online','papel'));