/**
 * Texts as sellers write them, written before the rules: what is to be masked stands in double brackets. Rules are made by the first, third,
 * fifth and so on; the others are kept apart, and only count.
 */
export const CORPUS: readonly string[] = String.raw`
Call [[08031234567]] for inspection.
For enquiries call [[0803 123 4567]] or chat us.
WhatsApp [[+234 803 123 4567]] now.
Reach me on [[+2348031234567]].
Tel: [[0803-123-4567]]
Contact Mr Ade [[0803.123.4567]] serious buyers only
[[234 803 123 4567]] is my line
Phone [[(0803) 123 4567]].
Call/WhatsApp: [[08031234567]], [[09012345678]]
My numbers are [[08031234567]] / [[07065432109]]
Call [[0 8 0 3 1 2 3 4 5 6 7]]
call [[0-8-0-3-1-2-3-4-5-6-7]] abeg
My line na [[zero eight zero three one two three four five six seven]]
Dial [[zero, eight, zero, three, one, two, three, four, five, six, seven]] any time
call me on [[O8O3I234567]]
call me on [[o8o31234567]]
Reach us [[０８０３１２３４５６７]]
My digits: [[0803
123
4567]]
Abeg call oga for [[080 3123 4567]] make you see am
Na only serious people make dem call [[081-2345-6789]]
[[0️⃣8️⃣0️⃣3️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣]] call me
Please call [[zero 8 zero 3 one 2 three 4 five 6 seven]]
contact the landlord directly [[070 1234 5678]] no agent
Landlord: [[+234(0)8031234567]]
UK line [[+44 7700 900123]]
US number [[+1 (832) 555-0143]] for diaspora buyers
office [[+234-1-2345678]]
Call the caretaker [[0803 1234567]] or the agent [[0705 555 0101]] before coming
Flat for rent [[08123456789]]
Hot deal!!! [[09087654321]]!!!
[[0703_123_4567]]
[[0703*123*4567]]
call [[07 03 12 34 56 7]]
my number is [[seven zero three one two three four five six seven]] with zero in front
double eight? no: [[zero eight zero double three one two four five six seven]]
No agents please. [[803 123 4567]]
Call [[8031234567]]
text [[2348098765432]] only
[[٠٨٠٣١٢٣٤٥٦٧]] for details
[[𝟬𝟴𝟬𝟯𝟭𝟮𝟯𝟰𝟱𝟲𝟳]]
Email [[ada@homes.example.com]] for the floor plan.
write to [[ada.obi@gmail.com]]
Send mail to [[ada.obi+flat@yahoo.co.uk]] please
[[ada at gmail dot com]]
[[ada.obi (at) gmail.com]]
[[ada [at] yahoo [dot] com]]
email: [[adaobi AT hotmail DOT com]]
Mail us on [[info@okekehomes.ng]] or come to the office
[[ADA.OBI@OUTLOOK.COM]]
my mail is [[ada_obi2020 @ gmail . com]]
Contact [[sales@primekeys.com.ng]] for payment plan
reach [[chidi＠gmail.com]]
[[ada at yahoo.com]]
my gmail is [[adaobi at gmail]]
Pictures on [[https://okekehomes.com/listing/12]]
See [[www.okekehomes.com]] for more
Visit [[okekehomes.com.ng]] today
video here [[https://youtu.be/abc123XYZ]]
[[http://bit.ly/2xYz]]
Chat: [[https://wa.me/2348031234567]]
[[wa.me/2348031234567]]
click [[bit.ly/lekki-flat]] to book
join [[t.me/lagoshomes]]
Follow [[instagram.com/okekehomes]] for tours
[[okekehomes dot com]] has the pictures
our website is [[okekehomes dot com dot ng]]
find us at [[facebook.com/okekehomes]]
[[HTTPS://OKEKEHOMES.COM]]
web: [[okekehomes.ng/flats?id=3]]
Our site: [[okeke-homes.africa]]
IG: [[@okekehomes]]
Follow us on Instagram [[@okeke.homes_ng]]
instagram: [[okekehomes]]
Telegram [[@lagos_homes]]
Twitter handle [[@okekehomes]]
DM [[@okekehomes]] on IG
tiktok - [[@lekkitours]]
Facebook page: [[@okekehomes]]
Pay into GTB [[0123456789]] Ada Obi
Account number [[2034567891]] Zenith Bank
Acct no: [[3012345678]] First Bank
send inspection fee to opay [[8031234567]]
Palmpay [[9012345678]] (Chidi Obi)
Acc: [[0012 3456 78]] UBA
pay to [[01 2345 6789]] access bank before inspection
a/c [[0451234567]]
Transfer to Kuda [[2012345678]] then we go
account details [[1234567890]] Moniepoint
WhatsApp only: [[0 8 1 2 3 4 5 6 7 8 9]]
Whatsapp me [[o7o31234567]]
call now on [[zero eight one two three four five six seven eight nine]] or mail [[ada@gmail.com]]
[[08031234567]] [[08031234568]]
Agent: Ada [[08031234567]], email [[ada@homes.ng]], web [[www.adahomes.ng]]
2 bed flat 2.5m call [[08031234567]]
Price 2500000 [[08031234567]]
N2,500,000 per annum [[0803,123,4567]]
3 bedroom [[08031234567]] 4 toilets
12 Admiralty Way [[08031234567]]
GD-1042 or [[08031234567]]
RC 1234567 tel [[08031234567]]
Plot 5 [[0803 123 4567]] 600sqm
[[0803–123–4567]]
[[0803 / 123 / 4567]]
[[(0803)1234567]]
[[0803)1234567]]
call [[08O31234567]]
call [[080312345б7]]
A lovely 3 bedroom flat in Lekki phase 1 with constant light.
Rent is ₦2,500,000 per annum.
Asking price N85,000,000 net.
85000000 naira, slightly negotiable
Price: 1500000000 (1.5 billion naira)
₦1500000000 for the whole block
Rent 2500000, agency 250000, legal 250000
2.5m total package 3.2m
600 sqm of dry land with C of O
Plot size 1,200 sqm (2 plots)
GD-1042 is our reference
Please quote GD-10423 when you come
Registered company, RC 1234567
CAC RC1234567 and BN 2345678
LASRERA 0012345 agent
24/7 power and security
Available from 01/02/2026
Built in 2019, renovated 2024-05-01
5KVA inverter with 4 x 220Ah batteries
Coordinates 6.4281, 3.4219
Block 12, flat 304, road 5
Zip 101233 Lagos
Survey plan LAS/1234/AB/2019
Title: C of O 45/45/2003A, registered
Governor's consent no 12/3456/2018
Two bedrooms, three toilets and one kitchen
one two or three bedroom flats are there
zero agency fee for the first two weeks
Service charge ₦500,000, caution ₦300,000, agreement 10%
500,000 - 700,000 depending on the floor
1.2m - 1.5m - 1.8m for 1, 2 and 3 bedrooms
3 beds 4 baths 5 toilets 6 cars
No 12B, 2nd avenue, off 3rd avenue, Festac
Two minutes from Shoprite, 5 minutes to VI, 10 minutes to the airport
Behind Mr Biggs.It has a big compound.
Near the bus stop.Shop and school close by
House at Ajah. Com and see it
It is at Yaba, dot on the road
Meet at the gate at 10am
The house @ Lekki is sweet
3 bedroom @2.5m only
Flat @Ikeja GRA, very neat
Call us to inspect, our number is in the contact section
WhatsApp available
Email us through the form
No telephone masts nearby
2,500,000.00 yearly
NGN 120,000,000.00 only
$250,000 or naira equivalent
₦ 2 500 000 a year
Deposit 1 000 000 then 500 000 monthly
Between 450sqm and 1,000sqm plots at 15m, 25m and 40m
Estate of 120 units, 45 sold, 75 left
Meter number on request, prepaid since 2021
10% agency and 10% legal
Inspection free of charge
12 months rent, 2 years upfront
Land measures 50ft x 100ft
100ft x 120ft, 15ft setback
18.5m x 36.6m plot
Excision gazette no 24 vol 97 of 2010
3 no. 4 bedroom terraces, 2 no. BQ
4 bed 120m, 5 bed 150m, 6 bed 200m
Payment plan: 30% 40% 30% over 6, 12, 18 months
Postal code 106104, house 7, close 9
Swimming pool 12m by 5m, 1.8m deep
Borehole 120m deep, 2000 litre tanks x 4
Power: 20 hours band A, 33kva line, 500kva transformer
The rent na 800k, agreement and commission 200k, caution 100k
E get light well well, water dey run 24 hours
Face me I face you, 1 room na 15k per month
Oga landlord no dey wahala anybody
1 sitting room, 1 kitchen, 1 toilet, 1 store
Total of 1,000,000,000 naira for the estate
First floor: 3,200,000. Ground floor: 2,800,000. BQ: 900,000.
2500000/2800000/3000000 for the three floors
N650k yearly + 65k + 65k + 50k
25000000 (25 million) for 648 sqm
House number 0803 is not ours, ask for block 7
Open Mon-Fri 9-5, Sat 10-2
From 2026-01-01 to 2026-12-31, 350,000 per night in December
Wi-Fi 100Mbps, Netflix, DSTV and PS5 included
Check-in 14:00, check-out 12:00
Shortlet 85,000 / 95,000 / 120,000 per night
It comes with a.c in all rooms
The a/c units are new, 1.5hp and 2hp
Fully fitted kitchen e.g. oven, hob, etc.
Mr.Okoro built it in 2015.He lives abroad
ft.sq and sq.m are both on the plan
Estate dot the landscape of Ibeju
At gmail office road, Ikeja
Instagrammable rooftop with lagoon view
Good for bank staff, close to Zenith Bank and GTB
Account officers may inspect too
Opay and Palmpay agents are outside the gate
Twitter spaces host lives nearby
Facebook style open plan office
It has 2 balconies and 1234 sq ft of space
Unit 2034, tower 5, floor 12
`
  .trim()
  .split(/\n(?!123$|4567\]\])/gm);
