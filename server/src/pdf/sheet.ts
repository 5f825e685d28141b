/** What a PDF has: each sheet begins on a page of its own. */
export interface PdfDocument {
  readonly title: string;
  readonly period: string;
  /** The file says that it was made then, so that the same content is the same file. */
  readonly endedAt: Date;
  readonly sheets: readonly Sheet[];
}

/** What begins on a page, and goes on on as many as it needs. */
export interface Sheet {
  /** Lies on its side, for tables with many columns. */
  readonly isWide?: boolean;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly tables: readonly Table[];
  readonly notes: readonly string[];
}

export interface Table {
  readonly title?: string;
  /** In smaller letters, so that more rows fit on a page. */
  readonly isDense?: boolean;
  /** Where a long name of a row is cut, as a part of the width. Absent: at the edge of the page. */
  readonly nameEndsAt?: number;
  /** After the first column, which names the row: where each of them ends, as a part of the width. */
  readonly columns: readonly { readonly name: string; readonly endsAt: number }[];
  readonly rows: readonly Row[];
}

export interface Row {
  /** The first names the row. */
  readonly cells: readonly string[];
  /** Stands apart from what it adds up. */
  readonly isTotal?: boolean;
}
