/** Words of English, first names and everyday words of Nigeria that look like misspelt words of the grammar or like names of places, and are neither. */
export const NOT_MISSPELT: ReadonlySet<string> = new Set(
  (
    '( aback abort actually acute adore again alien alight allegation alley allocating arbor aromas ashing azure ' +
    'badge barking basic basil basing basins basis basking baying bayou beach beers begin belling bench bender benign ' +
    'betting biased biases blade bland blight blood boding bossy brags brash brassy brats brays bright brigades broom brooms ' +
    'bullying bunny buoying burger burnish burnished bursar burying busing busying butter candle ceasing challenged ' +
    'challenger challenges cherry cited cites clashed closed closer closest closeted coked cokes coloring cooker ' +
    'cover cower cowering coyer crass crown dandy dearly deltas demure dental dented denting detaches detailed ' +
    'detained detected detracted discoursed disjoint disjointed dismount dismounted dismounts divers dogma drape ' +
    'drivers early easing easterly eater ebony eight electrician elegy elevated elevates elevation elope enema ' +
    'estimate etched etches excise excises excising excited exclusion excursion excused exercised factor factored ' +
    'factors fallen fated fates felling fight flamingo flashed flight float flood flower folks furnishes furore ' +
    'garaged garbage gardened gardener gardenia generate generated generates generation getting glade gland gonna ' +
    'grace grade grass groom grooms gummy guying handle harden harking height horse hostel housed human inherent ' +
    'inland inserted interact intercept interest interject interment internal interned interpret interred intersect ' +
    'invented inventor inverses inverted invested investor iotas jelling jetting joker junta karate karma khaki kilos ' +
    'lager lambed lambs laming larking lashed later launders layout leading leafing leaguing leaking leaky leaning ' +
    'leaping learning leashing leaving letter lettering lightly livers logos lower mainlands mange mango mangy mania ' +
    'manic maria marinas marine marionette marking marts masking master mater matter maybe media median mended mends ' +
    'mental merger might miking miles moron mouse mowed mower mushing nearly negotiate netting ocean officer officers ' +
    'optic orchids oversight oversights overweight packing painted palace panties pantries parading parching paring ' +
    'parity parodies paroling parring parsing partakes partaking partials particles partied parting partings partners ' +
    'partying pasties pastiest pastimes pastries patties peace pearl pearling pelts perking pests petting phone pilot ' +
    'planking plateaus pleasing plight poets poker polka powder power prefabs prepared presto probation promoting ' +
    'proportion queen rankle ranted ranting rasher reacting rebating recanted recanting reciting rectal refuting ' +
    'relating relented relenting renaming rending reneging renewing repaid repented repenting reputing resented ' +
    'resenting rested resting reunited reuniting riders right rightly risers river rivets roomy rover royal salve ' +
    'salves sangs scale scales scheme schemed schemer schemes schooled sealing securing seedling setting settling ' +
    'severity shake shaky shell shelling shelving shine shire shirk shirt shortcut shortcuts shortens shortest ' +
    'shortlist shortness shower sight skate slashes slight sloshed smashed smell smelling smelting smile smiles songs ' +
    'sparking spell spelling spellings spilling splashed splashes spool squashed stabling stale stales stalling ' +
    'stapling startling state states stealing steeling sterling stilling stone store stored stores street studious ' +
    'stung submit summits surveyed surveyor survived swell swelling swellings swilling tango tanked tanker tanks ' +
    'tasking teach teasing telling tenanted tendency tented tenting thong tiger tight tightly tiled title tonne topic torso ' +
    'tower toxin toying unfinished unman upstarts urban vented venting vetting volts waiter warden warehoused washed ' +
    'washes waste watershed watery welling wise workshop deforest gestate magma nearest santa shale shank starring wetting yelling yolks zoned ' +
    'mimi plat remi seni shere tawn temi wale abu adewale akpan alabi asabe dauda ebere eke ekene emeka ikenna imole ishaya kalu kanu leke ogbe okoro udoka wande ' +
    'bin corners traced lube gokada oladipo akande tanko sule aigbe agbada akara amala ankara fura gari isoko japa keto kobo oba ogi oyinbo sapa shaki'
  ).split(' '),
);
