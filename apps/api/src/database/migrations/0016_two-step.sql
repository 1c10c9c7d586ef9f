CREATE TABLE "codigo_recuperacao" (
	"escola_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"codigo_hash" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"usado_em" timestamp with time zone,
	CONSTRAINT "codigo_recuperacao_escola_id_pessoa_id_codigo_hash_pk" PRIMARY KEY("escola_id","pessoa_id","codigo_hash")
);
--> statement-breakpoint
CREATE TABLE "duas_etapas" (
	"escola_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"segredo" text NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	"confirmada_em" timestamp with time zone,
	"ultimo_passo" bigint,
	CONSTRAINT "duas_etapas_escola_id_pessoa_id_pk" PRIMARY KEY("escola_id","pessoa_id"),
	CONSTRAINT "duas_etapas_confirmada" CHECK ("duas_etapas"."confirmada_em" is null or "duas_etapas"."ultimo_passo" is not null)
);
--> statement-breakpoint
ALTER TABLE "codigo_recuperacao" ADD CONSTRAINT "codigo_recuperacao_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duas_etapas" ADD CONSTRAINT "duas_etapas_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;