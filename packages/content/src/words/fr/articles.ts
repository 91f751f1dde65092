/** Articles et accords : ce qu’une phrase fait d’un nom qu’elle ne connaît pas d’avance. */

const isFeminine = (name: string): boolean => /^(sœur|chanoinesse|palatine)\b/u.test(name);

/** « le sergent 1 », « l’archiviste 2 », « la sœur supérieure 3 » ; who has a name of his own goes without. */
export const withArticle = (name: string): string => {
  if (!/^\p{Ll}/u.test(name)) return name;
  if (isFeminine(name)) return `la ${name}`;
  return `${/^([aeiouéèê]|hybride)/.test(name) ? 'l’' : 'le '}${name}`;
};

/** A participle that goes with such a name: « le sergent 1 est tué », « la sœur supérieure 3 est tuée ». */
export const agreed = (withItsArticle: string, participle: string): string =>
  withItsArticle.startsWith('la ') ? `${participle}e` : participle;

export const contracted = (text: string): string => text.replaceAll(' de le ', ' du ').replaceAll(' à le ', ' au ');

/** A point of the compass: « le nord », « l’est ». */
export const withPoint = (point: string): string => (/^[eo]/.test(point) ? `l’${point}` : `le ${point}`);

const EDGES: Readonly<Record<string, string>> = { N: 'nord', E: 'est', S: 'sud', W: 'ouest' };

/** A side as files name it: « vers l’ouest » for W. */
export const towardsEdge = (edge: string): string => `vers ${withPoint(EDGES[edge] ?? edge)}`;
