CREATE TABLE "trabalho" (
	"escola_id" bigint NOT NULL,
	"nome" text NOT NULL,
	"chave" text NOT NULL,
	"execucao" uuid NOT NULL,
	"passo" integer DEFAULT 0 NOT NULL,
	"fase" text DEFAULT '' NOT NULL,
	"feitas" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"ponto" text,
	"erro" text,
	"iniciado_em" timestamp with time zone NOT NULL,
	"atualizado_em" timestamp with time zone NOT NULL,
	"concluido_em" timestamp with time zone,
	CONSTRAINT "trabalho_escola_id_nome_chave_pk" PRIMARY KEY("escola_id","nome","chave"),
	CONSTRAINT "trabalho_feitas" CHECK ("trabalho"."feitas" >= 0 and "trabalho"."passo" >= 0 and coalesce("trabalho"."total", 0) >= 0)
);
--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD COLUMN "meta_semana" smallint;--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD COLUMN "min_linhas" integer DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "trabalho" ADD CONSTRAINT "trabalho_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trabalho_antigo" ON "trabalho" USING btree ("atualizado_em");--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD CONSTRAINT "turma_aluno_meta" CHECK ("turma_aluno"."meta_semana" between 1 and 5);