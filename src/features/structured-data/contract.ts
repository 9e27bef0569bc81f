type Value = string | number | boolean | readonly Value[] | Thing;

/** A thing or a document of things in the words of schema.org, as JSON-LD. */
export interface Thing {
  [name: string]: Value;
}

/** One step of the way to a page, as a path. */
export interface Step {
  label: string;
  to: string;
}
