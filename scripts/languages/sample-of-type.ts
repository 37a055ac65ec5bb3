import { mkdirSync, writeFileSync } from 'node:fs';
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';

/** The samples of the arguments of each function of an object of areas, by names. */
export type Samples = ReadonlyMap<string, readonly (readonly unknown[])[]>;

/** The word that stands for every text that is handed on. */
export const SAMPLE_TEXT = 'Zq';

/** How deep data is built that has no end of its own. */
const DEEPEST = 14;
/** The most calls of one function: each case of what it takes comes once. */
const MOST_CALLS = 60;

/**
 * Arguments for each function in the areas that a module exports, made from their types: every case of
 * a union comes, a text is a word that no language has, and a number one that none of the others is.
 * @param root folder of the project
 * @param file in it that exports nothing but the areas
 * @param known values of types that cannot be made up, by the names of the types; of numbers with a meaning by `number NAME`
 */
export function sampleArguments(
  root: string,
  file: string,
  known: ReadonlyMap<string, readonly unknown[]>,
): Samples {
  const config = writeConfig(root, file);
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`no project of ${file}`);
    const source = project.program.getSourceFile(`${root}/${file}`);
    const module = source && project.checker.getSymbolAtLocation(source);
    const [areas] = module
      ? project.checker.getPropertiesOfType(project.checker.getTypeOfSymbol(module) as Type)
      : [];
    const type = areas && project.checker.getTypeOfSymbol(areas);
    if (!type) throw new Error(`no module ${file}`);
    return new Sampler(project.checker, known).ofAreas(type);
  } finally {
    api.close();
  }
}

/** Writes the configuration of a project of nothing but the file and what it imports. */
function writeConfig(root: string, file: string): string {
  const folder = `${root}/node_modules/.cache/komadai-languages`;
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/tsconfig.json`;
  const config = {
    extends: `${root}/tsconfig.json`,
    files: [`${root}/${file}`],
    include: [],
    references: [],
  };
  writeFileSync(path, JSON.stringify(config));
  return path;
}

class Sampler {
  readonly #checker: Checker;
  readonly #known: ReadonlyMap<string, readonly unknown[]>;
  readonly #made = new Map<number, readonly unknown[]>();
  #number = 41;

  constructor(checker: Checker, known: ReadonlyMap<string, readonly unknown[]>) {
    this.#checker = checker;
    this.#known = known;
  }

  /** Of the functions in areas and in their tables: `game.WORDS.undo`. */
  ofAreas(type: Type): Samples {
    const samples = new Map<string, (readonly unknown[])[]>();
    const visit = (of: Type, name: string) => {
      const calls = this.#callsOf(of);
      if (calls) samples.set(name, calls);
      else if (of.flags & TypeFlags.Object && !this.#checker.isArrayLikeType(of)) {
        for (const member of this.#checker.getPropertiesOfType(of)) {
          const memberType = this.#checker.getTypeOfSymbol(member);
          if (memberType) visit(memberType, name === '' ? member.name : `${name}.${member.name}`);
        }
      }
    };
    visit(type, '');
    return samples;
  }

  /** The arguments of some calls; undefined for what is no function. */
  #callsOf(type: Type): (readonly unknown[])[] | undefined {
    const [signature] = this.#checker.getSignaturesOfType(type, SignatureKind.Call);
    if (!signature) return undefined;
    const parameters = signature.getParameters().map((parameter, at) => {
      const isRest = signature.hasRestParameter && at === signature.getParameters().length - 1;
      const of = this.#checker.getTypeOfSymbol(parameter);
      return { isRest, samples: of ? this.#samplesOf(of, parameter.name, 0) : [] };
    });
    const count = Math.max(1, ...parameters.map(({ samples }) => samples.length));
    return Array.from({ length: Math.min(count, MOST_CALLS) }, (_, call) =>
      parameters.flatMap(({ isRest, samples }) => {
        const value = samples[call % samples.length];
        return isRest && Array.isArray(value) ? value : [value];
      }),
    );
  }

  #samplesOf(type: Type, name: string, depth: number): readonly unknown[] {
    const named = [type.getAliasSymbol()?.name, type.getSymbol()?.name];
    for (const one of named) {
      const known = one === undefined ? undefined : this.#known.get(one);
      if (known) return known;
    }
    if (type.flags & TypeFlags.Undefined || type.flags & TypeFlags.Void) return [undefined];
    if (type.flags & TypeFlags.Null) return [null];
    if (type.isLiteralType()) return [literalOf(this.#checker, type)];
    if (type.flags & TypeFlags.String) return [SAMPLE_TEXT];
    if (type.isTemplateLiteralType()) return [type.texts.join(SAMPLE_TEXT)];
    if (type.flags & TypeFlags.Number) return this.#numbers(name);
    if (type.flags & TypeFlags.Boolean) return [true, false];
    if (type.flags & TypeFlags.Unknown || type.flags & TypeFlags.Any) return [SAMPLE_TEXT];
    if (depth > DEEPEST) return [undefined];
    if (type.isUnionType()) {
      return type.getTypes().flatMap((one) => this.#samplesOf(one, name, depth));
    }
    const made = this.#made.get(type.id);
    if (made) return made;
    const samples = this.#objects(type, depth + 1);
    this.#made.set(type.id, samples);
    return samples;
  }

  #numbers(name: string): readonly unknown[] {
    if (this.#known.has(`number ${name}`)) return this.#known.get(`number ${name}`) ?? [];
    this.#number = this.#number >= 98 ? 41 : this.#number + 1;
    return [this.#number, 1];
  }

  #objects(type: Type, depth: number): readonly unknown[] {
    const checker = this.#checker;
    const [call] = checker.getSignaturesOfType(type, SignatureKind.Call);
    if (call) {
      const [value] = this.#samplesOf(checker.getReturnTypeOfSignature(call) as Type, '', depth);
      return [() => value];
    }
    if (checker.isArrayLikeType(type) && type.isTypeReference()) {
      const items = checker.getTypeArguments(type).map((item) => this.#samplesOf(item, '', depth));
      if (type.getTarget().isTupleType()) return [items.map((item) => item[0])];
      const [each = []] = items;
      return [each.slice(0, 3), each.slice(0, 1)];
    }
    const symbol = type.getSymbol()?.name ?? '';
    if (/^(Readonly)?(Map|Set)$/.test(symbol) && type.isTypeReference()) {
      const [keys = [], values = []] = checker
        .getTypeArguments(type)
        .map((item) => this.#samplesOf(item, '', depth));
      if (symbol.endsWith('Set')) return [new Set(keys)];
      return [new Map(keys.map((key, at) => [key, values[at % values.length]]))];
    }
    const properties = checker.getPropertiesOfType(type).map((property) => {
      const of = checker.getTypeOfSymbol(property);
      return [property.name, of ? this.#samplesOf(of, property.name, depth) : []] as const;
    });
    const count = Math.max(1, ...properties.map(([, samples]) => samples.length));
    return Array.from({ length: Math.min(count, MOST_CALLS) }, (_, at) =>
      Object.fromEntries(properties.map(([key, samples]) => [key, samples[at % samples.length]])),
    );
  }
}

function literalOf(checker: Checker, type: Type): unknown {
  if (!type.isLiteralType()) return undefined;
  return type.isBooleanLiteralType() ? checker.typeToString(type) === 'true' : type.value;
}
