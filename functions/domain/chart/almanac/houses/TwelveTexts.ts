type Text = string

/** One text a house, the first house first. */
export type TwelveTexts = readonly [Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text, Text]
