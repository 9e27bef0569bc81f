/** Where to live in Lagos on a middling budget. */
export const lagosOnThreeMillion = {
  slug: 'choosing-an-area-in-lagos-on-three-million',
  title: 'Choosing an area in Lagos on ₦3m a year',
  tags: 'lagos, areas, renting, commuting',
  excerpt:
    'Three million naira is a real budget in Lagos if you spend it on the right side of your own traffic. A walk through the areas, and how to choose between them.',
  picture: 'story-lagos',
  content: `
<p>Three million naira a year is neither rich nor poor in Lagos. It will not put you on Admiralty Way. It will give you a decent two-bedroom flat in a dozen places, a mini flat in a dozen more, and, if you choose badly, four hours a day in a bus. So begin with the bus.</p>
<h2>Start from where you go, not from where you would like to live</h2>
<p>Write down the three places that you visit every week: work, school, your mother, your church or mosque. Draw the bridges between them. Lagos is three cities joined by bridges, and a rent that saves you ₦400,000 on the wrong side of one costs more than that in fuel and temper before December.</p>
<p>Then take off the fees. Of ₦3,000,000 about ₦2,300,000 is rent in the first year; the rest goes to agency, agreement, caution and service charge. From the second year on you have the whole sum. That makes two budgets, and you should shop with the smaller one.</p>
<h2>If your week is on the island</h2>
<ul>
<li><strong>Ajah and Sangotedo.</strong> Two bedrooms for ₦2 to 3 million, newer buildings, estates with guards. The expressway decides your life; people leave at five thirty or at ten.</li>
<li><strong>Lekki and Ikate.</strong> At this budget a mini flat or a room in a shared apartment. You buy back two hours a day, which is not a small thing to buy.</li>
<li><strong>Yaba and Surulere.</strong> Over the Third Mainland Bridge in forty minutes against the traffic. Older houses, larger rooms, food at every corner, water that you should ask about.</li>
</ul>
<h2>If your week is on the mainland</h2>
<ul>
<li><strong>Gbagada and Shomolu.</strong> ₦2.5 to 3.4 million for two bedrooms, ten minutes from the bridge and fifteen from Ikeja. Much loved, so homes go in days.</li>
<li><strong>Ogudu, Ketu and Alapere.</strong> About ₦2.5 million. Close to everything by road; visit in the rains before you sign.</li>
<li><strong>Ikeja and around.</strong> Opebi and the GRA are beyond this budget for two bedrooms, but the streets behind them are not. Look for a mini flat with a good meter.</li>
<li><strong>Egbeda, Akowonjo, Festac.</strong> ₦1.5 to 3 million, real space, and neighbours who have been there for thirty years.</li>
</ul>
<h2>If you work from home</h2>
<p>Then you are free, and freedom has addresses. <strong>Ikorodu</strong> gives you two bedrooms at ₦1.5 to 2 million, a yard, and a ferry. <strong>Magodo</strong> and <strong>Omole</strong> are quiet and planned; at three million you will find a mini flat or a small two-bedroom on a good day. What you must check is not the road but the network and the band of electricity: a house with eighteen hours of light is worth ₦300,000 a year more than the same house with eight, because that is about what the diesel would cost you.</p>
<h2>How to compare two homes honestly</h2>
<p>Make a small table on paper for each home. It takes ten minutes and it stops arguments.</p>
<ol>
<li>Rent and service charge for a year.</li>
<li>Light: hours a day, and what the rest costs in fuel.</li>
<li>Water: is it there, is it clear, do you pay for a tanker.</li>
<li>Transport: a day’s fare or fuel, times 240.</li>
<li>Time: hours on the road in a week. You may put your own price on it, but put one.</li>
<li>Flood: yes, no, or “it did once”. Once is a yes.</li>
</ol>
<p>We did it for two flats last month: ₦2,200,000 in Sangotedo and ₦2,900,000 in Yaba, for somebody who works at CMS. With transport at ₦3,400 a day against ₦1,200, the dearer flat was cheaper by more than ₦100,000 a year. It was also eleven hours a week closer.</p>
<h2>When to look</h2>
<p>December and January are busy, because leases end and relatives come home. March and September are calmer, and landlords who have had an empty flat since Christmas are ready to talk. Look on weekdays in the morning, when agents are awake and roads tell the truth.</p>
<p>Set the price filter to your smaller budget, tick two bedrooms, and read <a href="/search?type=rent">what is on the market today</a>. Then go and stand on the street at seven in the evening. A neighbourhood will tell you more in ten minutes than we could in another page.</p>`,
} as const;
